/** The protocol, written by scripts/page_types.py from src/grandvizier/server/protocol: do not edit. */

import type { Notebook } from "../games/types";

export type Memory = "notebook" | "faithful";
export type Value = boolean | number | string;

/** What a number in an event or a move stands for. */
export interface FieldInfo {
  name: string;
  kind: "count" | "face" | "place" | "seat";
  family: string;
}

/** A kind of event. */
export interface KindInfo {
  name: string;
  fields: FieldInfo[];
}

/** Something the table agrees on before play: one of `values`, or a whole number from `low` to `high`. */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  ruling: string;
  values?: (boolean | number | string)[] | null;
  low?: number | null;
  high?: number | null;
  /** What a game against bots at one click takes, if that is not the default. */
  quick?: boolean | number | string | null;
}

/** An entry of the catalogue of rulings; its sentences are the lines of the message `ruling-<id>`. */
export interface RulingInfo {
  id: string;
  /** How each sentence is known. */
  marks: string[];
  heading: string;
  /** The verbs that it may forbid. */
  refuses: string[];
}

/** The tables that a game's network was trained for. */
export interface Trained {
  players: number[];
  /** For each option the values, of numbers the least and the greatest among them; one not named may be anything. */
  options: Record<string, (boolean | number | string)[]>;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  options: OptionInfo[];
  rulings: RulingInfo[];
  /** The sections of its rules; the rules are the lines of the message `book-<section>`. */
  book: string[];
  /** What its sentences take from the components: `$box_width` is here `width`; a name stands by language. */
  box: Record<string, number | Record<string, string>>;
  /** The bots that people are offered, from the friendliest on. */
  bots: string[];
  /** Those of them that play by the game's network where it was trained for the table, and search elsewhere. */
  levels: string[];
  /** null where none comes with the game; one that does not play by these rules was trained for no table. */
  network: Trained | null;
  /** The games that teach it by playing, the first game first. */
  lessons: string[];
  /** The ruling by which people say set phrases only while it runs, unless they agree otherwise; none if they talk. */
  quiet: string;
}

/** All of them. */
export interface GameList {
  games: GameInfo[];
}

/** Where other machines find this page. */
export interface Reach {
  /** In the local network, the likeliest first; told to whoever asks from the very machine, and to nobody else. */
  addresses: string[];
}

/** A card or tile: its id, and its name by language. */
export interface Face {
  id: string;
  names: Record<string, string>;
}

/** An entry of a chart: numbers, ids of messages, and names by language; and how it is known, if it must be said. */
export interface CellInfo {
  terms: (number | string | Record<string, string>)[];
  mark: string;
}

/** A table in a section of the rules; its title is the message `chart-<name>`. */
export interface ChartInfo {
  section: string;
  name: string;
  head: CellInfo[];
  rows: CellInfo[][];
}

/** All that is fixed about a table's game: what its numbers mean. */
export interface Sheet {
  game: GameInfo;
  kinds: KindInfo[];
  /** Whether something can be looked at that moves nothing: where memory counts, it is forgotten again. */
  glimpses: boolean;
  verbs: KindInfo[];
  /** What a choice may bring. */
  gains: KindInfo[];
  /** For each row its verb's number, then its arguments; fields of the family `own` count from a seat's first. */
  moves: number[][];
  questions: string[];
  places: ((string | number)[])[];
  /** The names of places whose first index is a seat. */
  seated: string[];
  /** For each seat the places that fields of the family `own` count. */
  own: number[][];
  /** The ids behind named counts, by family. */
  names: Record<string, string[]>;
  faces: Record<string, Face[]>;
  facts: FieldInfo[];
  /** The components file as data, with its marks. */
  components: Record<string, unknown>;
  /** Whether it is somebody's corrected copy. */
  corrected: boolean;
  /** Where the board lies that the game brings along, a JavaScript module; empty if the page has one or draws any. */
  board?: string;
  /** What is printed on cards, tiles and boards, as tables to play from: for the library, none at a table. */
  charts?: ChartInfo[];
}

/** The server runs; so many tables are in its memory. */
export interface Health {
  ok: boolean;
  tables: number;
}

/** Who is to sit in a seat of a new table. */
export interface SeatPlan {
  /** `here` is somebody else at this very screen. */
  kind: "bot" | "here" | "me" | "open";
  /** Which bot; none named is a friendly one. */
  bot?: string;
  /** Who is here; nobody else has one yet. */
  name?: string | null;
}

/** How long people may think: for each turn, or from a bank that grows each time that they are asked. */
export interface Clock {
  kind: "bank" | "turn";
  seconds: number;
  /** What a bank grows by; 1 at least, so that nobody comes back to an empty one. */
  increment?: number;
}

/** A wish for a table. Exactly one or no seat is `me`. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  name: string;
  options?: Record<string, boolean | number | string>;
  memory?: "faithful" | "notebook" | null;
  components?: string | null;
  /** Whether a person may ask for hints; unless said, where one person plays and the screen keeps a notebook. */
  hints?: boolean | null;
  /** Seconds a bot waits before its move; unless said, as the server has it. */
  pause?: number | null;
  /** Whether the lobby shows it while somebody is there; else only whoever has its link finds it. */
  listed?: boolean;
  /** How long people may think; unless said, as long as they like. */
  clock?: Clock | null;
  /** What people may say while the game runs: anything, or set phrases; unless said, as the game's rules have it. */
  talk?: "open" | "phrases" | null;
  /** Whether onlookers may talk among themselves, where those who play do not see it. */
  onlookers_talk?: boolean;
  /** Whether its finished game may be counted, without names; anyone seated may object to it later. */
  counted?: boolean;
}

/** A wish for a seat: this one, or any that is open. */
export interface Sit {
  name: string;
  seat?: number | null;
}

/** A seat at a table: whoever has the token has the seat. */
export interface SeatToken {
  seat: number;
  token: string;
}

/** A seat that is yours: whoever has the token has the seat. */
export interface Seated {
  table: string;
  /** Who looks; an onlooker is counted after the last player. */
  seat: number | null;
  token: string;
  /** The seats of those who play at the same screen. */
  others?: SeatToken[];
}

/** A bot that is proposed to play for somebody who left, and the seats that agree. */
export interface Proposal {
  bot: string;
  agreed: number[];
}

/** Somebody would like to take their last choice back, with all that came after it. */
export interface UndoWish {
  /** Whose wish it is. */
  seat: number;
  /** Who agrees already. */
  agreed: number[];
  /** Who has not answered. */
  missing: number[];
}

/** Who sits in a seat. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  /** A person's own; the bot's kind. */
  name: string;
  connected: boolean;
  /** Whether somebody went away from a running game, so that a bot may play for them. */
  left: boolean;
  /** The bot that plays for them. */
  stand_in: string;
  proposal: Proposal | null;
}

/** A table as anybody may see it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  memory: "faithful" | "notebook";
  hints: boolean;
  seats: SeatInfo[];
  /** Whether nobody is missing any more and play has begun. */
  begun: boolean;
  over: boolean;
  /** What a game that is over came to for each seat; empty before that. */
  scores: number[];
  /** The seats that won it or share the win; nobody's while it runs, and nobody's alone. */
  winners: number[];
  /** The table where the same people play again, once somebody asked for it. */
  rematch: string | null;
  /** The review that this game goes on from. */
  branched_from: string | null;
  clock: Clock | null;
  talk: "open" | "phrases";
  onlookers_talk: boolean;
  /** Whether the finished game may be counted, without names: it was set up so, and nobody seated has objected. */
  counted: boolean;
  undo: UndoWish | null;
}

/** Who sits in a seat of a table in the lobby. */
export interface LobbySeat {
  kind: "bot" | "open" | "person";
  /** A person's own, or of whom an open seat waits for; the bot's kind. */
  name: string;
  /** Whether somebody went away from the running game. */
  left: boolean;
  /** The bot that plays for them. */
  stand_in: string;
}

/** A table as the lobby shows it. */
export interface LobbyTable {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  memory: "faithful" | "notebook";
  /** How long people may think, if not as long as they like. */
  clock: Clock | null;
  seats: LobbySeat[];
  state: "open" | "over" | "running";
  /** Who is asked. */
  turn: number | null;
  /** When it was set up, in seconds since 1970. */
  created: number;
}

/** The tables that everybody may see, newest first. */
export interface LobbyTables {
  /** Those with a seat for anybody. */
  open: LobbyTable[];
  /** Those that can be watched. */
  running: LobbyTable[];
}

/** A seat that this browser keeps. */
export interface HeldToken {
  table: string;
  token: string;
}

/** The seats that this browser keeps. */
export interface HeldTokens {
  seats: HeldToken[];
}

/** A table where you have seats. */
export interface MyTable {
  table: LobbyTable;
  seats: SeatToken[];
}

/** The tables of this browser's seats and of your account, newest first. */
export interface MyTables {
  tables: MyTable[];
}

/** A name and a password. */
export interface Credentials {
  name: string;
  password: string;
}

/** The password of the account, and what it is to be. */
export interface NewPassword {
  old: string;
  new: string;
}

/** The password of the account, to confirm what cannot be taken back. */
export interface PasswordOnly {
  password: string;
}

/** Who is signed in on this device; nobody: null. */
export interface AccountInfo {
  name: string | null;
}

/** Something is wrong; the server adds the record of the table. */
export interface NewReport {
  text: string;
  table?: string | null;
}

/** Thank you: the report is kept under this name. */
export interface Reported {
  id: string;
}

/** A record to look back at, as `grandvizier` keeps it. */
export interface NewReview {
  record: Record<string, unknown>;
}

/** The record of a game that is over. */
export interface KeptRecord {
  record: Record<string, unknown>;
}

/** Who sat in a seat. */
export interface ReviewSeat {
  kind: "bot" | "person";
  /** A person's own; the bot's kind. */
  name: string;
}

/** A game to look back at. A moment is told by how many events there had been. */
export interface ReviewInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  /** Empty for a record that was brought along. */
  seats: ReviewSeat[];
  events: number;
  /** The moment after each choice, the opening first. */
  choices: number[];
  /** The moment after each turn, the opening first. */
  turns: number[];
  /** The moment when each round began; empty if the game has none. */
  rounds: number[];
  over: boolean;
  scores: number[];
  winners: number[];
  /** What went wrong, if the record was kept for that. */
  failure: string | null;
  /** Whether today's rules still tell it so: then it can be kept, gone on from, and weighed. */
  live: boolean;
}

/** Which part of a review is asked for. */
export interface ReviewQuery {
  /** From whose chair; nobody's: an onlooker's. */
  seat?: number | null;
  /** Whether every face is told, whoever was to know it. */
  open?: boolean;
  /** From which moment on. */
  start?: number;
}

/** All that was told, as one chair heard it, or all open. */
export interface ReviewEvents {
  events: number[][];
}

/** The table at some moments in a row: the first view is whole, each following one holds what changed. */
export interface ReviewViews {
  start: number;
  views: Record<string, unknown>[];
}

/** A wish to go on from a moment, against bots. */
export interface NewBranch {
  at: number;
  seat: number;
  name: string;
  /** Which bot; none named is a friendly one. */
  bot?: string;
}

/** A number that was sampled, with one standard error. */
export interface Estimated {
  value: number;
  error: number;
}

/** How things stood after a turn. */
export interface ReviewPoint {
  at: number;
  /** Whose turn it was; nobody's: the opening. */
  by: number | null;
  /** The points that were open. */
  scores: number[];
  /** Each seat's share of the win, with all open; not known yet, or nobody to win against. */
  chances: Estimated[] | null;
  /** Who is asked then. */
  asked: number | null;
  /** The share of the win that whoever is asked could expect by what they knew; not known, or they had no choice. */
  believed: Estimated | null;
}

/** A turn that changed a win chance much. */
export interface TurningPoint {
  at: number;
  /** Whose chance. */
  seat: number;
  /** The moment when that turn began. */
  since: number;
  before: number;
  after: number;
  /** Whose turn it was. */
  by: number | null;
  cause: "choice" | "draw";
}

/** One step of a choice: a verb and what it is about. */
export interface ReviewStep {
  do: string;
  args: number[];
}

/** A choice that cost its seat something, by what that seat knew. */
export interface ReviewMistake {
  /** The moment before it. */
  at: number;
  seat: number;
  made: ReviewStep[];
  /** What a search that knew the same would have chosen. */
  better: ReviewStep[];
  /** In shares of the win. */
  cost: Estimated;
}

/** What luck, knowledge and decisions were worth to one seat, in shares of the win. */
export interface ReviewSplit {
  luck: Estimated;
  knowledge: Estimated;
  decisions: Estimated;
}

/** What search says about a game. */
export interface ReviewAnalysis {
  /** So many passages are weighed. */
  done: number;
  all: number;
  /** So many more are not weighed at all: the game is too long for that. */
  beyond: number;
  /** Whether the rest cannot be weighed. */
  gave_up: boolean;
  points: ReviewPoint[];
  turning: TurningPoint[];
  /** The dearest first, as far as the game is weighed. */
  mistakes: ReviewMistake[];
  /** For each seat; empty until everything is weighed, where that is too much, and for somebody who played alone. */
  split: ReviewSplit[];
}

/** The first message: which seat (none: an onlooker), and how many events are known already. */
export interface Hello {
  type: "hello";
  token?: string | null;
  events?: number;
  /** The seats of others at the same screen: they are here, and nothing is told to them over this line. */
  beside?: string[];
  /** In a lesson: where to begin; what comes before is done for the learner. */
  step?: number;
}

/** A choice. */
export interface Choose {
  type: "choose";
  at: number;
  path: number[];
  /** Whether it is made only if it could be taken back; else there is trouble, `no-way-back`. */
  careful?: boolean;
}

/** Take the last choice back. */
export interface Undo {
  type: "undo";
  at: number;
}

/** Asks everybody to let me take my last choice back, with all that came after it. */
export interface AskUndo {
  type: "ask_undo";
}

/** Answers such a wish; whoever has it takes it back by declining. */
export interface AnswerUndo {
  type: "answer_undo";
  agree: boolean;
}

/** Asks why this may not be chosen. */
export interface WhyNot {
  type: "why_not";
  id: number;
  path: number[];
  /** Whether it is to be prepared for the next time I am asked. */
  ahead?: boolean;
}

/** At a faithful table: the faces in the first so many events have been on this screen. */
export interface Shown {
  type: "shown";
  events: number;
}

/** At a faithful table: I have looked long enough. */
export interface Close {
  type: "close";
}

/** Asks what a good player would choose here. */
export interface Hint {
  type: "hint";
  at: number;
}

/** Before the game begins: let this bot sit in a seat that is open or has a bot; no bot opens the seat. */
export interface Invite {
  type: "invite";
  seat: number;
  bot: string;
}

/** Let this bot play for somebody who left. It does once everybody who is here says so. */
export interface StandIn {
  type: "stand_in";
  seat: number;
  bot: string;
}

/** I am back: I play my seat myself again. */
export interface TakeBack {
  type: "take_back";
}

/** Answers what is asked of me in somebody else's turn, now and whenever I am asked it again in this game. */
export interface Always {
  type: "always";
  at: number;
  /** A choice that names nothing further. */
  row: number;
}

/** I want to be asked this again. */
export interface NoLonger {
  type: "no_longer";
  question: string;
}

/** Asks what I may prepare for the next time I am asked. */
export interface LookAhead {
  type: "look_ahead";
  at: number;
}

/** Prepares a choice: it is made as soon as I am asked, if the rules allow it then. It replaces an earlier one. */
export interface Prepare {
  type: "prepare";
  at: number;
  path: number[];
}

/** Takes the prepared choice back; or I have read what became of it. */
export interface Unprepare {
  type: "unprepare";
}

/** Says a set phrase, or something in one's own words; an onlooker gives a name. */
export interface Say {
  type: "say";
  phrase?: "again" | "good-luck" | "hello" | "hurry" | "one-moment" | "oops" | "sorry" | "thanks" | "well-played" | null;
  text?: string;
  name?: string | null;
}

/** I object: this game is not to be counted. One objection is enough, and nobody is told whose it was. */
export interface LeaveOut {
  type: "leave_out";
}

/** In a lesson: go to this step, back or on. */
export interface GoTo {
  type: "go_to";
  step: number;
}

/** Still here. */
export interface Ping {
  type: "ping";
}

/** A step of a choice, as a page lights it. */
export interface Offer {
  path: number[];
  do: string;
  args: number[];
  /** The numbers of the places it names. */
  at: number[];
  /** What completes it. */
  then: Offer[];
  /** How many points more it brings; where others complete it, at most. null where nobody can say. */
  points?: number | null;
  /** What it brings, each a number of the sheet's `gains` with its fields. */
  gains?: number[][];
}

/** What a choice would bring to the seat that is asked. */
export interface ChoiceWorth {
  /** How many points more. */
  points: number;
  /** What it brings, each a number of the sheet's `gains` with its fields. */
  gains: number[][];
}

/** Why not: the code names the sentence `no-<code>`, the facts fill it. */
export interface Refused {
  type: "refused";
  code: string;
  ruling: string;
  facts: Record<string, number | string>;
}

/** The answer to hello: who you are here. */
export interface Welcome {
  type: "welcome";
  /** Who looks; an onlooker is counted after the last player. */
  seat: number | null;
  table: TableInfo;
}

/** From place `at` of a list on so many are `gone`, and `items` stand there instead. */
export interface Splice {
  at: number;
  gone: number;
  items: unknown[];
}

/** The table now. Events from number `start` on; whatever was known from there on was taken back. */
export interface Update {
  type: "update";
  /** The length of the journal. */
  at: number;
  start: number;
  events: number[][];
  /** What this seat may see, by name (`sight/shape.py` of a game): all if `whole`, else what is new since the last. */
  view: Record<string, unknown>;
  whole: boolean;
  /** What is new in lists that mostly are as they were, by the name of each; one after the other makes the new one. */
  changes: Record<string, Splice[]>;
  /** Every choice that may be made now, to its end: the rows of its path, which the sheet explains. */
  offers: number[][];
  /** What each of these would bring; empty where nobody can say of any. */
  worths: (ChoiceWorth | null)[];
  /** At a notebook table: what could have been remembered: `known` places and `lost` cards. */
  notebook: Notebook | null;
  /** Whether whoever is asked is asked in somebody else's turn: an answer that names nothing may be given for good. */
  in_passing: boolean;
  /** Whether this seat, which is not asked, may prepare its next choice. */
  may_prepare: boolean;
  /** Why the last choice cannot be taken back; null if it can. */
  undo: Refused | null;
  scores: number[];
  winners: number[];
}

/** Who sits where, and who is here, has changed. */
export interface Seats {
  type: "seats";
  table: TableInfo;
}

/** How many seconds each seat has left when this is sent. */
export interface Clocks {
  type: "clocks";
  left: number[];
  /** Whose time runs; nobody's while a bot is asked. */
  running: number | null;
}

/** What is answered without asking. */
export interface StandingAnswer {
  question: string;
  row: number;
}

/** What this seat has answered for good; nobody else is told. */
export interface Standing {
  type: "standing";
  answers: StandingAnswer[];
}

/** What this seat may prepare, as things are now. */
export interface Ahead {
  type: "ahead";
  at: number;
  /** Every choice, to its end: the rows of its path. */
  offers: number[][];
}

/** What this seat has prepared; nobody else is told. */
export interface Prepared {
  type: "prepared";
  /** It waits (`ready`), there is nothing (`none`), it was made (`played`), or it was put aside: the rules do not */
  fate: "changed" | "none" | "played" | "ready" | "refused";
  /** The choice, from its first step to its last. */
  steps: Offer[];
  /** Why the rules do not allow it. */
  refusal: Refused | null;
}

/** Something that was said. */
export interface ChatLine {
  n: number;
  room: "onlookers" | "table";
  /** Who said it; nobody's: an onlooker. */
  seat: number | null;
  /** An onlooker's. */
  name: string;
  /** Its words are `web-phrase-<phrase>`; empty if somebody used their own. */
  phrase: string;
  text: string;
  /** When, in seconds since 1970. */
  said: number;
}

/** What was said lately, or just now. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

/** The answer to a why-not: null if you may. */
export interface WhyNotAnswer {
  type: "answer";
  id: number;
  refusal: Refused | null;
}

/** How many points more come from somewhere than with another choice; fewer if below 0. */
export interface HintReason {
  /** Its words are `outlook-<source>`. */
  source: string;
  points: number;
}

/** The answer to a hint: what a good player would choose, compared with the next best choice. */
export interface Advised {
  type: "advised";
  at: number;
  path: number[];
  /** The share of the win to expect; null for somebody who plays alone, or where there is one choice only. */
  chance: number | null;
  /** The next best choice; null if there is no other. */
  other: number[] | null;
  other_chance: number | null;
  gains: HintReason[];
  risks: HintReason[];
}

/** Where a lesson is. Its words are `lesson-<name>`; an update before it offers just what this step is about. */
export interface LessonStep {
  type: "lesson";
  step: number;
  of: number;
  name: string;
  /** The places it is about. */
  places: number[];
  /** Whether the learner is to choose something. */
  waits: boolean;
  /** Whether the rules would allow what was just tried, but it is not what this step is about. */
  aside: boolean;
}

/** Something that is no refusal of the rules: `stale`, `bad-message`, `too-large`, `flood`, `not-seated`, ... */
export interface Trouble {
  type: "trouble";
  code: string;
  sentence: string;
}

/** Still here too. */
export interface Pong {
  type: "pong";
}

/** The body of every HTTP error. */
export interface Problem {
  code: string;
  sentence: string;
}

export type FromPage = Hello | Choose | Undo | AskUndo | AnswerUndo | WhyNot | Shown | Close | Hint | Invite | StandIn | TakeBack | Always | NoLonger | LookAhead | Prepare | Unprepare | Say | LeaveOut | GoTo | Ping;
export type FromServer = Welcome | Update | Seats | Clocks | Standing | Ahead | Prepared | Chat | Refused | WhyNotAnswer | Advised | LessonStep | Trouble | Pong;
