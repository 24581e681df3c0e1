/** "Your turn" beyond the page's title: a soft chime, and a notification while nobody looks at the page. */

import { settings } from "../settings.svelte";

/** The notes of the chime, in hertz, and when each begins, in seconds. */
const CHIME = [
  [659.3, 0],
  [987.8, 0.14],
] as const;
const LENGTH = 0.9;
const LOUD = 0.12;

let sound: AudioContext | null = null;

/** A browser lets sound out after a touch or a key only: be ready for it. */
export function readySound(): void {
  sound ??= new AudioContext();
  void sound.resume().catch(() => undefined);
}

/** Let something of a table be heard or felt; what makes the sounds comes with the first one. */
export async function hearing(events: readonly { kind: string }[], mine: boolean): Promise<void> {
  if (mine && settings.haptics) navigator.vibrate?.(12);
  if (!settings.sounds || sound?.state !== "running") return;
  const { play, soundOf } = await import("./sounds");
  const found = soundOf(events);
  if (found) play(sound, found, settings.volume);
}

export function chime(): void {
  if (settings.haptics) navigator.vibrate?.([30, 60, 30]);
  if (sound?.state !== "running") return;
  const now = sound.currentTime;
  for (const [pitch, start] of CHIME) {
    const tone = new OscillatorNode(sound, { type: "sine", frequency: pitch });
    const level = new GainNode(sound, { gain: 0 });
    level.gain.setValueAtTime(0, now + start);
    level.gain.linearRampToValueAtTime(2 * LOUD * settings.volume, now + start + 0.02);
    level.gain.exponentialRampToValueAtTime(0.0001, now + start + LENGTH);
    tone.connect(level).connect(sound.destination);
    tone.start(now + start);
    tone.stop(now + start + LENGTH);
  }
}

export const canNotify = "Notification" in window;

/** Ask the browser, on the person's wish; whether it allows it. */
export async function mayNotify(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

/** Tell somebody who looks elsewhere; a click brings the page back. */
export async function notify(title: string, body: string): Promise<void> {
  if (!canNotify || Notification.permission !== "granted" || !document.hidden) return;
  const how = { body, tag: "turn", icon: "/icon.svg" };
  try {
    const shown = new Notification(title, how);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // A phone shows notifications through the worker alone.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, how);
  }
}
