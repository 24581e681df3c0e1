// A game of the shape of 3 Wishes for boardgame.io, and its own server: 18 cards face down; whoever is asked looks at
// one, switches two, or shuffles two.  What a player has seen is theirs alone (`playerView`).
//
//     node boardgame_io.cjs PORT [FOLDER]      keeps matches in memory, or in this folder with its file store

const { Server, FlatFile } = require("boardgame.io/server");

const CARDS = 18;

function forget(G, place) {
  for (const seen of Object.values(G.seen)) delete seen[place];
}

const game = {
  name: "wishes",
  minPlayers: 3,
  maxPlayers: 3,
  setup: ({ random, ctx }) => ({
    cards: random.Shuffle([...Array(CARDS).keys()]),
    seen: Object.fromEntries([...Array(ctx.numPlayers).keys()].map((seat) => [seat, {}])),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    peek: {
      client: false,
      move: ({ G, playerID }, place) => {
        G.seen[playerID][place] = G.cards[place];
      },
    },
    swap: {
      client: false,
      move: ({ G }, one, other) => {
        [G.cards[one], G.cards[other]] = [G.cards[other], G.cards[one]];
        for (const seen of Object.values(G.seen)) {
          const [first, second] = [seen[one], seen[other]];
          delete seen[one];
          delete seen[other];
          if (second !== undefined) seen[one] = second;
          if (first !== undefined) seen[other] = first;
        }
      },
    },
    shuffle: {
      client: false,
      move: ({ G, random }, one, other) => {
        [G.cards[one], G.cards[other]] = random.Shuffle([G.cards[one], G.cards[other]]);
        forget(G, one);
        forget(G, other);
      },
    },
  },
  playerView: ({ G, playerID }) => ({
    cards: G.cards.map((_, place) => (playerID === null ? null : (G.seen[playerID][place] ?? null))),
  }),
};

async function main() {
  const [port, folder] = process.argv.slice(2);
  const db = folder ? { db: new FlatFile({ dir: folder, logging: false }) } : {};
  const server = Server({ games: [game], origins: true, ...db });
  await server.run(Number(port), () => console.log("listening"));
}

main();
