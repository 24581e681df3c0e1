// A bot in another language: it speaks JSON lines over stdin and stdout and knows nothing of Python.  It plays 3 Wishes;
// in other games it takes any choice.
//
//     grandvizier arena three-wishes --bots "program:node examples/bots/wisher.mjs,random,random" --duplicate

import { createInterface } from "node:readline";

const UNKNOWN = 1.5; // what a card that was not seen may be worth
let table;

// What a hand is worth: cards are `{value, type, special}`, or null where they were not seen.
function worth(hand) {
  const seen = hand.filter(Boolean);
  if (seen.some((card) => card.special === "loses")) return -4;
  const types = new Set(seen.map((card) => card.type));
  if (types.size < seen.length) return -2;
  const doublers = seen.filter((card) => card.special === "doubles").length;
  const total = seen.reduce((sum, card) => sum + card.value, UNKNOWN * (hand.length - seen.length));
  return doublers === 2 ? 20 : total * (1 + doublers);
}

// The cards as this seat sees them, by the name of their place.
function cards(view) {
  return new Map(view.table.map(([place, , face]) => [String(table.places[place]), table.components.cards[face] ?? null]));
}

function mine(seen) {
  return [0, 1, 2].map((number) => seen.get(String(["hand", table.seat, number])));
}

function look(choice, seen) {
  const [place] = choice.at;
  if (seen.get(String(place))) return -1;
  return place[0] === "hand" && place[1] === table.seat ? 3 : 1;
}

function change(choice, seen) {
  const [one, other] = choice.at.map(String);
  const after = new Map(seen).set(one, seen.get(other)).set(other, seen.get(one));
  return worth(mine(after)) - worth(mine(seen)) - 0.5;
}

function declare(_choice, seen) {
  const hand = mine(seen);
  return hand.every(Boolean) && worth(hand) >= 7 ? 100 : -10;
}

const VALUES = { look, peek: look, switch: change, declare, shuffle: () => -5 };

// Choices that have others to complete them are not for the taking themselves.
function complete(choices) {
  return choices.flatMap((choice) => (choice.then.length ? complete(choice.then) : [choice]));
}

function choose({ view, choices }) {
  const seen = table.game === "three-wishes" ? cards(view) : null;
  const valued = complete(choices).map((choice) => [seen ? VALUES[choice.do](choice, seen) : 0, choice]);
  const best = Math.max(...valued.map(([value]) => value));
  return valued.find(([value]) => value === best)[1];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "start") {
    table = message;
    console.log(JSON.stringify({ ready: true }));
  } else if (message.type === "choose") {
    console.log(JSON.stringify({ path: choose(message).path }));
  }
}
