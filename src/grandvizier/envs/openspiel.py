"""Every game as an OpenSpiel game: chance is explicit, each seat has its information state.

Importing this module registers the games, so that they can be loaded by a line of text too.

>>> import pyspiel
>>> from grandvizier.envs import openspiel
>>> game = openspiel.load("three-wishes", players=4, own_switch=True)
>>> same = pyspiel.load_game("grandvizier_three_wishes(players=4,own_switch=True)")
>>> game.num_players(), same.num_distinct_actions()
(4, 170)
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final

import numpy as np

from ..core.game import Game, ViewData
from ..core.state import CHANCE, NOBODY
from ..games import find, games
from ..words import Words
from .setup import Setup, setup
from .trajectory import Recall, Trajectory

if TYPE_CHECKING:
    from numpy.typing import NDArray

try:
    import pyspiel
except ImportError as error:
    message = f'learning through OpenSpiel needs a package of its own: pip install "grandvizier[openspiel]" ({error})'
    raise ImportError(message) from error

_MOST: Final = 2**30
"""OpenSpiel adds two lengths in 32 bits."""
_NOT_A_SEAT: Final = {CHANCE: pyspiel.PlayerId.CHANCE, NOBODY: pyspiel.PlayerId.TERMINAL}
_registered: Final[dict[str, Any]] = {}


def load(
    game: str, players: int | None = None, *, edition: int | None = None, **options: bool | int | str
) -> SpielGame:
    """A game by its name; by default for as few players as it allows, in the newest edition.  Options go by name."""
    chosen = setup(game, players, options, edition=edition)
    register(chosen.rules.game)
    # All that is chosen is named, so that a game that was kept stays the same when a newer edition comes.
    named = {"players": chosen.players, "edition": chosen.rules.edition, **chosen.options}
    loaded = pyspiel.load_game(short_name(game), named)
    assert isinstance(loaded, SpielGame)
    return loaded


def short_name(game: str) -> str:
    """What OpenSpiel calls a game."""
    return "grandvizier_" + game.replace("-", "_")


def register(game: Game) -> None:
    """Make a game known to OpenSpiel, with its options as parameters.  Those of `gv.games()` are known already."""
    name = short_name(game.name)
    if name in _registered:
        return
    _registered[name] = pyspiel.GameType(
        short_name=name,
        long_name=Words(game.rules(), "en").say("title"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[0],
            "edition": game.edition,
            **{option.name: option.default for option in game.options},
        },
    )
    # OpenSpiel holds on to what it is given for longer than Python itself runs: a class survives that.
    pyspiel.register_game(_registered[name], type(f"SpielGame_{name}", (SpielGame,), {"name": game.name}))


def _load_again(text: str) -> Any:
    """A game from the line that OpenSpiel writes for it.  Named here, so that a new process registers the games."""
    return pyspiel.load_game(text)


def _text(setting: Setup, player: int, row: int) -> str:
    rules = setting.rules
    return (rules.draws if player == pyspiel.PlayerId.CHANCE else rules.moves).text(row)


class SpielGame(pyspiel.Game):
    """A game with a number of players and options.  Each game is a class of its own."""

    name: ClassVar[str]

    def __init__(self, parameters: dict[str, Any]) -> None:
        given = dict(parameters)
        players, edition = given.pop("players"), given.pop("edition")
        # OpenSpiel names every option, also those that an earlier edition does not have.
        known = [option.name for option in find(self.name).options_in(edition)]
        options = {name: value for name, value in given.items() if name in known}
        self.setting = setup(self.name, players, options, edition=edition)
        rules, players = self.setting.rules, self.setting.players
        self._longest = min(rules.game.longest(players, self.setting.options), _MOST)
        super().__init__(
            _registered[short_name(self.name)],
            pyspiel.GameInfo(
                num_distinct_actions=len(rules.moves),
                max_chance_outcomes=len(rules.draws),
                num_players=players,
                # A share of the win; alone a hundredth of the score, which no game holds to a limit.
                min_utility=0.0 if players > 1 else -100.0,
                max_utility=1.0 if players > 1 else 100.0,
                utility_sum=None,
                max_game_length=self._longest,
            ),
            parameters,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return _load_again, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def action_to_string(self, player: int, row: int) -> str:
        """A move, or a draw of chance, as the table has it: `switch 1 4`."""
        return _text(self.setting, player, row)

    def max_chance_nodes_in_history(self) -> int:
        """A decision is followed by no more draws than there are rows to draw."""
        return min((self._longest + 1) * len(self.setting.rules.draws), _MOST)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        """An observer of what a seat sees, or (perfect recall) of all that it was told."""
        # Asked for the usual observation, OpenSpiel hands over nothing but the parameters.
        del params
        if not isinstance(iig_obs_type, pyspiel.IIGObservationType):
            return SeatObserver(self.setting, perfect_recall=False)
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            message = "a seat observes what is public together with what it alone was told, not one without the other"
            raise ValueError(message)
        return SeatObserver(self.setting, perfect_recall=iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):
    """A position.  All that changes lies in `trajectory`, which OpenSpiel copies and keeps with the state."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.trajectory = Trajectory(game.setting)

    def current_player(self) -> Any:
        seat = self.trajectory.state.seat
        return seat if seat >= 0 else _NOT_A_SEAT[seat]

    def is_terminal(self) -> bool:
        return self.trajectory.state.over

    def returns(self) -> list[float]:
        return self.trajectory.state.returns()

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(self.trajectory.state.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The rows that may be drawn, all equally likely."""
        rows = sorted(self.trajectory.state.legal())
        return [(row, 1 / len(rows)) for row in rows]

    def _apply_action(self, row: int) -> None:
        self.trajectory.state.step(row)

    def _action_to_string(self, player: int, row: int) -> str:
        return _text(self.trajectory.setting, player, row)

    def __str__(self) -> str:
        return str(self.trajectory)

    def __deepcopy__(self, _memo: object) -> SpielState:
        twin = self.clone()
        assert isinstance(twin, SpielState)
        return twin

    def recall(self) -> Recall:
        """What the seats were told."""
        return self.trajectory.recall(self.history())

    def view(self, player: int) -> ViewData:
        """What a seat sees.  While chance is asked, it is what was told so far: nobody has seen more."""
        state = self.trajectory.state
        if state.seat == CHANCE:
            return self.recall().view(player).plain()
        return state.rules.game.view_of(state, player)

    def observed(self, player: int) -> NDArray[np.float32]:
        """The same as numbers, straight from the position where a seat is asked."""
        state, setting = self.trajectory.state, self.trajectory.setting
        return setting.tensor(self.view(player)) if state.seat == CHANCE else setting.observe(state, player)

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> SpielState:
        """A state drawn from all that agree with what a seat was told.

        The seat's information state is the same in it.  Its history starts here, and what others alone were told
        before is not in their information states.
        """
        if self.is_chance_node():
            message = "a seat can imagine the table when a seat is asked, not while chance is"
            raise ValueError(message)
        twin = self.get_game().new_initial_state()
        assert isinstance(twin, SpielState)
        twin.trajectory = self.trajectory.imagined(self.history(), player, Random(rng()))
        return twin


class SeatObserver:
    """What a seat sees, as numbers and as text; with perfect recall all that it was told, as text alone."""

    def __init__(self, setting: Setup, *, perfect_recall: bool) -> None:
        self._setting = setting
        self._perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(setting.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat sees into `tensor`."""
        if self.tensor is not None:
            self.tensor[:] = state.observed(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees, or was told, in a line."""
        if self._perfect_recall:
            return state.recall().text(player)
        return json.dumps(state.view(player), separators=(",", ":"), sort_keys=True)


for _game in games():
    register(_game)
