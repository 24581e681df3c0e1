"""The protocol: every message between a page and the server.  The page's TypeScript is generated from these.

Requests and answers over HTTP set a table up; everything after that goes over one socket a seat.  A message from
the page that does anything carries `at`, the length of the journal it knows; a stale one is refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=30)]
Row: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
Path: TypeAlias = Annotated[list[Row], Meta(min_length=1, max_length=12)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=16)]
Count: TypeAlias = Annotated[int, Meta(ge=0)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
Bot: TypeAlias = Annotated[str, Meta(max_length=40)]
Pause: TypeAlias = Annotated[float, Meta(ge=0, le=10)]
Value: TypeAlias = bool | int | str
Memory: TypeAlias = Literal["notebook", "faithful"]
Talk: TypeAlias = Literal["open", "phrases"]
Phrase: TypeAlias = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "hurry", "oops", "again"
]
Fate: TypeAlias = Literal["ready", "none", "played", "refused", "changed"]
Said: TypeAlias = Annotated[str, Meta(max_length=300)]
Password: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]


class Message(Struct, forbid_unknown_fields=True):
    """Anything said: fields that were not agreed on are an error."""


# The games there are.


class FieldInfo(Message):
    """What a number in an event or a move stands for."""

    name: str
    kind: Literal["seat", "place", "count", "face"]
    family: str


class KindInfo(Message):
    """A kind of event."""

    name: str
    fields: list[FieldInfo]


class OptionInfo(Message):
    """Something the table agrees on before play: one of `values`, or a whole number from `low` to `high`."""

    name: str
    default: Value
    ruling: str
    values: list[Value] | None = None
    low: int | None = None
    high: int | None = None
    quick: Value | None = None
    """What a game against bots at one click takes, if that is not the default."""


class RulingInfo(Message):
    """An entry of the catalogue of rulings; its sentences are the lines of the message `ruling-<id>`."""

    id: str
    marks: list[str]
    """How each sentence is known."""
    heading: str
    refuses: list[str]
    """The verbs that it may forbid."""


class GameInfo(Message):
    """A game that can be played here."""

    name: str
    fewest: int
    most: int
    options: list[OptionInfo]
    rulings: list[RulingInfo]
    book: list[str]
    """The sections of its rules; the rules are the lines of the message `book-<section>`."""
    box: dict[str, int | dict[str, str]]
    """What its sentences take from the components: `$box_width` is here `width`; a name stands by language."""
    bots: list[str]
    """The bots that people are offered, from the friendliest on."""
    lessons: list[str]
    """The games that teach it by playing, the first game first."""
    quiet: str
    """The ruling by which people say set phrases only while it runs, unless they agree otherwise; none if they talk."""


class Games(Message):
    """All of them."""

    games: list[GameInfo]


class Face(Message):
    """A card or tile: its id, and its name by language."""

    id: str
    names: dict[str, str]


class CellInfo(Message):
    """An entry of a chart: numbers, ids of messages, and names by language; and how it is known, if it must be said."""

    terms: list[int | str | dict[str, str]]
    mark: str


class ChartInfo(Message):
    """A table in a section of the rules; its title is the message `chart-<name>`."""

    section: str
    name: str
    head: list[CellInfo]
    rows: list[list[CellInfo]]


class Sheet(Message):
    """All that is fixed about a table's game: what its numbers mean."""

    game: GameInfo
    kinds: list[KindInfo]
    verbs: list[KindInfo]
    moves: list[list[int]]
    """For each row its verb's number, then its arguments; fields of the family `own` count from a seat's first."""
    questions: list[str]
    places: list[list[str | int]]
    seated: list[str]
    """The names of places whose first index is a seat."""
    own: list[list[int]]
    """For each seat the places that fields of the family `own` count."""
    names: dict[str, list[str]]
    """The ids behind named counts, by family."""
    faces: dict[str, list[Face]]
    facts: list[FieldInfo]
    components: dict[str, Any]
    """The components file as data, with its marks."""
    corrected: bool
    """Whether it is somebody's corrected copy."""
    charts: list[ChartInfo] = []
    """What is printed on cards, tiles and boards, as tables to play from: for the library, none at a table."""


class Health(Message):
    """The server runs; so many tables are in its memory."""

    ok: bool
    tables: Count


# Setting a table up.


class SeatPlan(Message):
    """Who is to sit in a seat of a new table."""

    kind: Literal["me", "here", "open", "bot"]
    """`here` is somebody else at this very screen."""
    bot: Bot = ""
    """Which bot; none named is a friendly one."""
    name: Name | None = None
    """Who is here; nobody else has one yet."""


class Clock(Message):
    """How long people may think: for each turn, or from a bank that grows each time that they are asked."""

    kind: Literal["turn", "bank"]
    seconds: Annotated[float, Meta(ge=1, le=2_592_000)]
    increment: Annotated[float, Meta(ge=0, le=86_400)] = 0.0
    """What a bank grows by; 1 at least, so that nobody comes back to an empty one."""


class NewTable(Message):
    """A wish for a table.  Exactly one or no seat is `me`."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    name: Name
    options: Annotated[dict[str, Value], Meta(max_length=30)] = {}
    memory: Memory | None = None
    components: Annotated[str, Meta(max_length=200_000)] | None = None
    hints: bool | None = None
    """Whether a person may ask for hints; unless said, where one person plays and the screen keeps a notebook."""
    pause: Pause | None = None
    """Seconds a bot waits before its move; unless said, as the server has it."""
    listed: bool = False
    """Whether the lobby shows it while somebody is there; else only whoever has its link finds it."""
    clock: Clock | None = None
    """How long people may think; unless said, as long as they like."""
    talk: Talk | None = None
    """What people may say while the game runs: anything, or set phrases; unless said, as the game's rules have it."""
    onlookers_talk: bool = False
    """Whether onlookers may talk among themselves, where those who play do not see it."""


class Sit(Message):
    """A wish for a seat: this one, or any that is open."""

    name: Name
    seat: Seat | None = None


class SeatToken(Message):
    """A seat at a table: whoever has the token has the seat."""

    seat: Seat
    token: str


class Seated(Message, omit_defaults=True):
    """A seat that is yours: whoever has the token has the seat."""

    table: str
    seat: Seat | None
    token: str
    others: list[SeatToken] = []
    """The seats of those who play at the same screen."""


class Proposal(Message):
    """A bot that is proposed to play for somebody who left, and the seats that agree."""

    bot: str
    agreed: list[Seat]


class UndoWish(Message):
    """Somebody would like to take their last choice back, with all that came after it."""

    seat: Seat
    """Whose wish it is."""
    agreed: list[Seat]
    """Who agrees already."""
    missing: list[Seat]
    """Who has not answered."""


class SeatInfo(Message):
    """Who sits in a seat."""

    kind: Literal["person", "bot", "open"]
    name: str
    """A person's own; the bot's kind."""
    connected: bool
    left: bool
    """Whether somebody went away from a running game, so that a bot may play for them."""
    stand_in: str
    """The bot that plays for them."""
    proposal: Proposal | None


class TableInfo(Message):
    """A table as anybody may see it."""

    id: str
    game: str
    options: dict[str, Value]
    memory: Memory
    hints: bool
    seats: list[SeatInfo]
    begun: bool
    """Whether nobody is missing any more and play has begun."""
    over: bool
    rematch: str | None
    """The table where the same people play again, once somebody asked for it."""
    branched_from: str | None
    """The review that this game goes on from."""
    clock: Clock | None
    talk: Talk
    onlookers_talk: bool
    undo: UndoWish | None


# The lobby.


class LobbySeat(Message):
    """Who sits in a seat of a table in the lobby."""

    kind: Literal["person", "bot", "open"]
    name: str
    """A person's own, or of whom an open seat waits for; the bot's kind."""
    left: bool
    """Whether somebody went away from the running game."""
    stand_in: str
    """The bot that plays for them."""


class LobbyTable(Message):
    """A table as the lobby shows it."""

    id: str
    game: str
    options: dict[str, Value]
    memory: Memory
    clock: Clock | None
    """How long people may think, if not as long as they like."""
    seats: list[LobbySeat]
    state: Literal["open", "running", "over"]
    turn: Seat | None
    """Who is asked."""
    created: float
    """When it was set up, in seconds since 1970."""


class LobbyTables(Message):
    """The tables that everybody may see, newest first."""

    open: list[LobbyTable]
    """Those with a seat for anybody."""
    running: list[LobbyTable]
    """Those that can be watched."""


class HeldToken(Message):
    """A seat that this browser keeps."""

    table: Annotated[str, Meta(min_length=1, max_length=40)]
    token: Token


class HeldTokens(Message):
    """The seats that this browser keeps."""

    seats: Annotated[list[HeldToken], Meta(max_length=100)]


class MyTable(Message):
    """A table where you have seats."""

    table: LobbyTable
    seats: list[SeatToken]


class MyTables(Message):
    """The tables of this browser's seats and of your account, newest first."""

    tables: list[MyTable]


# Accounts.


class Credentials(Message):
    """A name and a password."""

    name: Name
    password: Password


class NewPassword(Message):
    """The password of the account, and what it is to be."""

    old: Password
    new: Password


class PasswordOnly(Message):
    """The password of the account, to confirm what cannot be taken back."""

    password: Password


class AccountInfo(Message):
    """Who is signed in on this device; nobody: None."""

    name: str | None


# Reports.


class NewReport(Message):
    """Something is wrong; the server adds the record of the table."""

    text: Annotated[str, Meta(min_length=1, max_length=4000)]
    table: Annotated[str, Meta(min_length=1, max_length=40)] | None = None


class Reported(Message):
    """Thank you: the report is kept under this name."""

    id: str


# Looking back.


class NewReview(Message):
    """A record to look back at, as `grandvizier` keeps it."""

    record: dict[str, Any]


class KeptRecord(Message):
    """The record of a game that is over."""

    record: dict[str, Any]


class ReviewSeat(Message):
    """Who sat in a seat."""

    kind: Literal["person", "bot"]
    name: str
    """A person's own; the bot's kind."""


class ReviewInfo(Message):
    """A game to look back at.  A moment is told by how many events there had been."""

    id: str
    game: str
    players: Count
    options: dict[str, Value]
    seats: list[ReviewSeat]
    """Empty for a record that was brought along."""
    events: Count
    choices: list[Count]
    """The moment after each choice, the opening first."""
    turns: list[Count]
    """The moment after each turn, the opening first."""
    rounds: list[Count]
    """The moment when each round began; empty if the game has none."""
    over: bool
    scores: list[int]
    winners: list[Seat]
    failure: str | None
    """What went wrong, if the record was kept for that."""
    live: bool
    """Whether today's rules still tell it so: then it can be kept, gone on from, and weighed."""


class Part(Message):
    """Which part of a review is asked for."""

    seat: Seat | None = None
    """From whose chair; nobody's: an onlooker's."""
    open: bool = False
    """Whether every face is told, whoever was to know it."""
    start: Count = 0
    """From which moment on."""


class ReviewEvents(Message):
    """All that was told, as one chair heard it, or all open."""

    events: list[list[int]]


class ReviewViews(Message):
    """The table at some moments in a row: the first view is whole, each following one holds what changed."""

    start: Count
    views: list[dict[str, Any]]


class NewBranch(Message):
    """A wish to go on from a moment, against bots."""

    at: Count
    seat: Seat
    name: Name
    bot: Bot = ""
    """Which bot; none named is a friendly one."""


class Estimated(Message):
    """A number that was sampled, with one standard error."""

    value: float
    error: float


class ReviewPoint(Message):
    """How things stood after a turn."""

    at: Count
    by: Seat | None
    """Whose turn it was; nobody's: the opening."""
    scores: list[int]
    """The points that were open."""
    chances: list[Estimated] | None
    """Each seat's share of the win, with all open; not known yet, or nobody to win against."""
    asked: Seat | None
    """Who is asked then."""
    believed: Estimated | None
    """The share of the win that whoever is asked could expect by what they knew; not known, or they had no choice."""


class TurningPoint(Message):
    """A turn that changed a win chance much."""

    at: Count
    seat: Seat
    """Whose chance."""
    before: float
    after: float
    by: Seat | None
    """Whose turn it was."""
    cause: Literal["draw", "choice"]


class ReviewSplit(Message):
    """What luck, knowledge and decisions were worth to one seat, in shares of the win."""

    luck: Estimated
    knowledge: Estimated
    decisions: Estimated


class ReviewAnalysis(Message):
    """What search says about a game."""

    done: Count
    """So many passages are weighed."""
    all: Count
    beyond: Count
    """So many more are not weighed at all: the game is too long for that."""
    gave_up: bool
    """Whether the rest cannot be weighed."""
    points: list[ReviewPoint]
    turning: list[TurningPoint]
    split: list[ReviewSplit]
    """For each seat; empty until everything is weighed, where that is too much, and for somebody who played alone."""


# Over the socket, from the page.


class Hello(Message, tag="hello", tag_field="type"):
    """The first message: which seat (none: an onlooker), and how many events are known already."""

    token: Token | None = None
    events: Count = 0
    beside: Annotated[list[Token], Meta(max_length=8)] = []
    """The seats of others at the same screen: they are here, and nothing is told to them over this line."""
    step: Count = 0
    """In a lesson: where to begin; what comes before is done for the learner."""


class Choose(Message, tag="choose", tag_field="type"):
    """A choice."""

    at: Count
    path: Path


class Undo(Message, tag="undo", tag_field="type"):
    """Take the last choice back."""

    at: Count


class AskUndo(Message, tag="ask_undo", tag_field="type"):
    """Asks everybody to let me take my last choice back, with all that came after it."""


class AnswerUndo(Message, tag="answer_undo", tag_field="type"):
    """Answers such a wish; whoever has it takes it back by declining."""

    agree: bool


class WhyNot(Message, tag="why_not", tag_field="type"):
    """Asks why this may not be chosen."""

    id: Count
    path: Path
    ahead: bool = False
    """Whether it is to be prepared for the next time I am asked."""


class Shown(Message, tag="shown", tag_field="type"):
    """At a faithful table: the faces in the first so many events have been on this screen."""

    events: Count


class Close(Message, tag="close", tag_field="type"):
    """At a faithful table: I have looked long enough."""


class Hint(Message, tag="hint", tag_field="type"):
    """Asks what a good player would choose here."""

    at: Count


class Invite(Message, tag="invite", tag_field="type"):
    """Before the game begins: let this bot sit in a seat that is open or has a bot; no bot opens the seat."""

    seat: Seat
    bot: Bot


class StandIn(Message, tag="stand_in", tag_field="type"):
    """Let this bot play for somebody who left.  It does once everybody who is here says so."""

    seat: Seat
    bot: Bot


class TakeBack(Message, tag="take_back", tag_field="type"):
    """I am back: I play my seat myself again."""


class Always(Message, tag="always", tag_field="type"):
    """Answers what is asked of me in somebody else's turn, now and whenever I am asked it again in this game."""

    at: Count
    row: Row
    """A choice that names nothing further."""


class NoLonger(Message, tag="no_longer", tag_field="type"):
    """I want to be asked this again."""

    question: Annotated[str, Meta(max_length=60)]


class LookAhead(Message, tag="look_ahead", tag_field="type"):
    """Asks what I may prepare for the next time I am asked."""

    at: Count


class Prepare(Message, tag="prepare", tag_field="type"):
    """Prepares a choice: it is made as soon as I am asked, if the rules allow it then.  It replaces an earlier one."""

    at: Count
    path: Path


class Unprepare(Message, tag="unprepare", tag_field="type"):
    """Takes the prepared choice back; or I have read what became of it."""


class Say(Message, tag="say", tag_field="type"):
    """Says a set phrase, or something in one's own words; an onlooker gives a name."""

    phrase: Phrase | None = None
    text: Said = ""
    name: Name | None = None


class GoTo(Message, tag="go_to", tag_field="type"):
    """In a lesson: go to this step, back or on."""

    step: Count


class Ping(Message, tag="ping", tag_field="type"):
    """Still here."""


FromPage: TypeAlias = (
    Hello
    | Choose
    | Undo
    | AskUndo
    | AnswerUndo
    | WhyNot
    | Shown
    | Close
    | Hint
    | Invite
    | StandIn
    | TakeBack
    | Always
    | NoLonger
    | LookAhead
    | Prepare
    | Unprepare
    | Say
    | GoTo
    | Ping
)


# Over the socket, from the server.


class Offer(Message):
    """A choice that may be made now, with those that complete it."""

    path: list[int]
    do: str
    args: list[int]
    at: list[int]
    """The numbers of the places it names."""
    then: list[Offer]


class Refused(Message, tag="refused", tag_field="type"):
    """Why not: the code names the sentence `no-<code>`, the facts fill it."""

    code: str
    ruling: str
    facts: dict[str, int | str]


class Welcome(Message, tag="welcome", tag_field="type"):
    """The answer to hello: who you are here."""

    seat: Seat | None
    table: TableInfo


class Update(Message, tag="update", tag_field="type"):
    """The table now.  Events from number `start` on; whatever was known from there on was taken back."""

    at: Count
    """The length of the journal."""
    start: Count
    events: list[list[int]]
    view: dict[str, Any]
    offers: list[Offer]
    notebook: dict[str, Any] | None
    """At a notebook table: what could have been remembered: `known` places and `lost` cards."""
    in_passing: bool
    """Whether whoever is asked is asked in somebody else's turn: an answer that names nothing may be given for good."""
    may_prepare: bool
    """Whether this seat, which is not asked, may prepare its next choice."""
    undo: Refused | None
    """Why the last choice cannot be taken back; None if it can."""
    scores: list[int]
    winners: list[int]


class Seats(Message, tag="seats", tag_field="type"):
    """Who sits where, and who is here, has changed."""

    table: TableInfo


class Clocks(Message, tag="clocks", tag_field="type"):
    """How many seconds each seat has left when this is sent."""

    left: list[float]
    running: Seat | None
    """Whose time runs; nobody's while a bot is asked."""


class StandingAnswer(Message):
    """What is answered without asking."""

    question: str
    row: Row


class Standing(Message, tag="standing", tag_field="type"):
    """What this seat has answered for good; nobody else is told."""

    answers: list[StandingAnswer]


class Ahead(Message, tag="ahead", tag_field="type"):
    """What this seat may prepare, as things are now."""

    at: Count
    offers: list[Offer]


class Prepared(Message, tag="prepared", tag_field="type"):
    """What this seat has prepared; nobody else is told."""

    fate: Fate
    """It waits (`ready`), there is nothing (`none`), it was made (`played`), or it was put aside: the rules do not
    allow it (`refused`), or something is no longer as it was when it was prepared (`changed`)."""
    steps: list[Offer]
    """The choice, from its first step to its last."""
    refusal: Refused | None
    """Why the rules do not allow it."""


class ChatLine(Message):
    """Something that was said."""

    n: Count
    room: Literal["table", "onlookers"]
    seat: Seat | None
    """Who said it; nobody's: an onlooker."""
    name: str
    """An onlooker's."""
    phrase: str
    """Its words are `web-phrase-<phrase>`; empty if somebody used their own."""
    text: str
    said: float
    """When, in seconds since 1970."""


class Chat(Message, tag="chat", tag_field="type"):
    """What was said lately, or just now."""

    lines: list[ChatLine]


class Answer(Message, tag="answer", tag_field="type"):
    """The answer to a why-not: None if you may."""

    id: Count
    refusal: Refused | None


class Reason(Message):
    """How many points more come from somewhere than with another choice; fewer if below 0."""

    source: str
    """Its words are `outlook-<source>`."""
    points: float


class Advised(Message, tag="advised", tag_field="type"):
    """The answer to a hint: what a good player would choose, compared with the next best choice."""

    at: Count
    path: list[int]
    chance: float | None
    """The share of the win to expect; None for somebody who plays alone, or where there is one choice only."""
    other: list[int] | None
    """The next best choice; None if there is no other."""
    other_chance: float | None
    gains: list[Reason]
    risks: list[Reason]


class LessonStep(Message, tag="lesson", tag_field="type"):
    """Where a lesson is.  Its words are `lesson-<name>`; an update before it offers just what this step is about."""

    step: Count
    of: Count
    name: str
    places: list[int]
    """The places it is about."""
    waits: bool
    """Whether the learner is to choose something."""
    aside: bool
    """Whether the rules would allow what was just tried, but it is not what this step is about."""


class Trouble(Message, tag="trouble", tag_field="type"):
    """Something that is no refusal of the rules: `stale`, `bad-message`, `too-large`, `flood`, `not-seated`, ..."""

    code: str
    sentence: str


class Pong(Message, tag="pong", tag_field="type"):
    """Still here too."""


FromServer: TypeAlias = (
    Welcome
    | Update
    | Seats
    | Clocks
    | Standing
    | Ahead
    | Prepared
    | Chat
    | Refused
    | Answer
    | Advised
    | LessonStep
    | Trouble
    | Pong
)


class Problem(Message):
    """The body of every HTTP error."""

    code: str
    sentence: str
