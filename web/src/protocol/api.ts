/** The requests that set a table up. */

import type {
  AccountInfo,
  Credentials,
  GameList,
  HeldTokens,
  LobbyTables,
  MyTables,
  NewPassword,
  NewReport,
  NewTable,
  PasswordOnly,
  Problem,
  Reach,
  Reported,
  Seated,
  Sheet,
  Sit,
  TableInfo,
} from "./messages";

/** An answer that is no. */
export class Failed extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

export async function ask<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Seat ${token}`;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined && !token ? "GET" : "POST",
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Failed("offline", "");
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
    throw new Failed(problem.code ?? String(response.status), problem.sentence ?? response.statusText);
  }
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
}

export const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

let listed: Promise<GameList> | null = null;

/** The games here; asked once, since there are no others while the page is open. */
export function games(): Promise<GameList> {
  listed ??= ask<GameList>("/games").catch((trouble: unknown) => {
    listed = null;
    throw trouble;
  });
  return listed;
}
export const open = (wish: NewTable) => ask<Seated>("/tables", wish);
export const table = (id: string) => ask<TableInfo>(at(id));
export const sheet = (id: string) => ask<Sheet>(`${at(id)}/sheet`);
export const sit = (id: string, wish: Sit) => ask<Seated>(`${at(id)}/seats`, wish);
export const leave = (id: string, token: string) => ask<unknown>(`${at(id)}/leave`, undefined, token);
export const giveUp = (id: string, token: string) => ask<unknown>(`${at(id)}/give-up`, undefined, token);
export const rematch = (id: string, token: string) => ask<Seated>(`${at(id)}/rematch`, undefined, token);

export const reach = () => ask<Reach>("/reach");
export const lobby = () => ask<LobbyTables>("/lobby");
export const mine = (held: HeldTokens) => ask<MyTables>("/lobby/mine", held);
export const account = () => ask<AccountInfo>("/account");
export const signUp = (wish: Credentials) => ask<AccountInfo>("/account/sign-up", wish);
export const signIn = (wish: Credentials) => ask<AccountInfo>("/account/sign-in", wish);
export const signOut = () => ask<AccountInfo>("/account/sign-out", {});
export const adopt = (held: HeldTokens) => ask<AccountInfo>("/account/seats", held);
export const changePassword = (wish: NewPassword) => ask<AccountInfo>("/account/password", wish);
export const deleteAccount = (wish: PasswordOnly) => ask<AccountInfo>("/account/delete", wish);
export const report = (wish: NewReport) => ask<Reported>("/reports", wish);

export function socketUrl(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api${path}/socket`;
}
