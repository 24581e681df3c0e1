/** What is heard at a table: small sounds of our own, made of tones and noise when they are needed. */

export type Sound = "card" | "tile" | "gem" | "lamp" | "round" | "end";

/** Which events of the games are heard, and as what. */
const HEARD: Readonly<Record<string, Sound>> = {
  looked: "card",
  switched: "card",
  shuffled: "card",
  dealt: "card",
  shown: "card",
  drew: "card",
  attached: "card",
  stacked: "card",
  used: "card",
  discarded: "card",
  opened: "card",
  revealed: "tile",
  took: "tile",
  built: "tile",
  returned: "tile",
  lifted: "tile",
  moved: "tile",
  aide: "tile",
  orderly: "tile",
  gained: "gem",
  bought: "gem",
  passed: "gem",
  marked: "gem",
  called: "lamp",
  declared: "lamp",
  lit: "lamp",
  rubbed: "lamp",
  mood: "round",
  round: "round",
  finale: "round",
  won: "end",
  nobody_won: "end",
  grand_master: "end",
  left_alone: "end",
  verdict: "end",
};
/** Of several in one breath the weightiest is heard. */
const WEIGHT: readonly Sound[] = ["card", "tile", "gem", "lamp", "round", "end"];

/** What is heard of these news; null is nothing. */
export function soundOf(events: readonly { kind: string }[]): Sound | null {
  const heard = new Set(events.map(({ kind }) => HEARD[kind]));
  return WEIGHT.findLast((sound) => heard.has(sound)) ?? null;
}

/** A tone: its pitch in hertz, when it begins and how long it rings, in seconds, and how loud. */
type Tone = readonly [pitch: number, start: number, length: number, loud: number];
/** A breath of noise through a band around a pitch. */
type Breath = Tone;

const SCORES: Readonly<Record<Sound, { tones: readonly Tone[]; breaths: readonly Breath[] }>> = {
  card: { tones: [], breaths: [[2600, 0, 0.09, 0.5]] },
  tile: {
    tones: [[196, 0, 0.09, 0.35]],
    breaths: [[900, 0, 0.05, 0.6]],
  },
  gem: {
    tones: [
      [1975.5, 0, 0.35, 0.12],
      [2637, 0.05, 0.4, 0.1],
    ],
    breaths: [],
  },
  lamp: {
    tones: [
      [392, 0, 0.9, 0.12],
      [587.3, 0.09, 0.9, 0.1],
      [784, 0.18, 1, 0.08],
    ],
    breaths: [[1400, 0, 0.5, 0.12]],
  },
  round: {
    tones: [
      [146.8, 0, 1.1, 0.3],
      [293.7, 0, 0.7, 0.12],
    ],
    breaths: [],
  },
  end: {
    tones: [
      [392, 0, 0.5, 0.16],
      [493.9, 0.14, 0.5, 0.16],
      [587.3, 0.28, 0.6, 0.16],
      [784, 0.42, 1.4, 0.18],
    ],
    breaths: [],
  },
};

let noise: AudioBuffer | null = null;

function breath(audio: AudioContext): AudioBuffer {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  }
  return noise;
}

/** Let it be heard, as loud as wished. */
export function play(audio: AudioContext, sound: Sound, volume: number): void {
  const { tones, breaths } = SCORES[sound];
  const now = audio.currentTime;
  const ring = (source: AudioScheduledSourceNode, out: AudioNode, [, start, length, loud]: Tone): void => {
    const level = new GainNode(audio, { gain: 0 });
    level.gain.setValueAtTime(0, now + start);
    level.gain.linearRampToValueAtTime(loud * volume, now + start + 0.008);
    level.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    out.connect(level).connect(audio.destination);
    source.start(now + start);
    source.stop(now + start + length);
  };
  for (const tone of tones) {
    const source = new OscillatorNode(audio, { type: "triangle", frequency: tone[0] });
    ring(source, source, tone);
  }
  for (const tone of breaths) {
    const source = new AudioBufferSourceNode(audio, { buffer: breath(audio) });
    ring(source, source.connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: tone[0], Q: 0.9 })), tone);
  }
}
