/** The eighteen wishes, each one strong silhouette in a field of 100 by 100. */

import {
  arch,
  box,
  cloud,
  crescent,
  disc,
  dome,
  gem,
  heart,
  INK,
  leaf,
  oval,
  poly,
  regular,
  rimmed,
  star,
  waves,
  type Drawing,
} from "../../../art/shapes";

const { night, paper, gold, turquoise, pomegranate, sandstone, cypress, blue, deep, amber, rose } = INK;

/** What is mirrored at the middle line: each shape drawn for the left is drawn for the right. */
function both(draw: (side: 1 | -1) => string): string {
  return draw(-1) + draw(1);
}

const timeTravel: Drawing = [
  ["M16 56A36 36 0 1 0 30 22", "none", gold, 4],
  [poly(35, 10, 22, 24, 39, 31), gold],
  [poly(32, 24, 68, 24, 54, 51, 68, 80, 32, 80, 46, 51), paper, night, 2],
  [poly(40, 38, 60, 38, 51, 51, 49, 51), pomegranate],
  ["M49 50h2V66L63 79H37L49 66z", pomegranate],
  [box(27, 17, 46, 8, 3) + box(27, 79, 46, 8, 3), gold, night, 2],
];

const mindReading: Drawing = [
  [
    "M28 92V76C18 70 12 58 14 44C16 24 32 13 50 13C70 13 83 27 82 44L89 58C90 61 88 63 85 63H82L81 74C81 79 77 81 72 80L63 79V92z",
    paper,
    night,
    2,
  ],
  [star(46, 43, 22, 8, 15), turquoise],
  ["M28 43Q46 25 64 43Q46 61 28 43z", paper],
  [disc(46, 43, 8), night],
  [disc(49, 40, 2.6), paper],
];

const invisibility: Drawing = [
  ["M33 44Q18 58 22 82M67 44Q82 58 78 82M50 46V52", "none", paper, 2.6],
  ["M26 46C12 34 24 12 48 12C76 10 88 34 74 46Q50 54 26 46z", paper, night, 2],
  ["M25 38Q46 42 72 18M23 30Q40 32 58 13M36 49Q62 44 77 33", "none", sandstone, 2.4],
  [leaf(52, 30, 58, 0, 8), turquoise],
  [gem(52, 31, 8), pomegranate, gold, 2],
  ["M46 88H16C10 88 7 82 11 76C13 81 18 80 22 76L34 72C42 74 46 80 46 88z", gold, night, 2],
  ["M54 88H84C90 88 93 82 89 76C87 81 82 80 78 76L66 72C58 74 54 80 54 88z", gold, night, 2],
  [disc(38, 60, 2.2) + disc(50, 66, 2.2) + disc(62, 60, 2.2), paper],
];

const superStrength: Drawing = [
  [
    box(22, 27, 56, 11) +
      box(26, 12, 9, 18) +
      box(65, 12, 9, 18) +
      dome(50, 28, 28) +
      dome(30.5, 13, 11) +
      dome(69.5, 13, 11),
    gold,
    night,
    1.6,
  ],
  [arch(40, 29, 7, 38) + arch(50, 27, 8, 38) + arch(60, 29, 7, 38), deep],
  ["M18 38H82L79 44H21z", sandstone, night, 1.6],
  [
    "M24 46C20 58 26 68 37 70L36 92H64L63 70C74 68 80 58 76 46L66 46C67 54 63 58 58 59Q50 62 42 59C37 58 33 54 34 46z",
    paper,
    night,
    2,
  ],
  [disc(50, 54, 8.5), sandstone, night, 2],
  ["M40.5 52Q50 44 59.5 52Q58 44 50 43.5Q42 44 40.5 52z", pomegranate],
  ["M37 74H63L64 92H36z", pomegranate, night, 2],
  [box(35, 74, 30, 6), gold],
];

const flight: Drawing = [
  [both((s) => leaf(50, 70, 50 + s * 26, 88, 8) + leaf(50, 66, 50 + s * 38, 77, 9)), sandstone, night, 1.5],
  [both((s) => leaf(50, 62, 50 + s * 45, 62, 10) + leaf(50, 58, 50 + s * 48, 45, 11)), paper, night, 1.5],
  [both((s) => leaf(50, 56, 50 + s * 46, 27, 12) + leaf(50, 55, 50 + s * 38, 12, 12)), paper, night, 1.5],
  [both((s) => leaf(50, 60, 50 + s * 26, 34, 13)), gold, night, 1.5],
  [star(50, 62, 16), pomegranate, night, 1.8],
  [star(50, 62, 8), gold],
];

const immortality: Drawing = [
  ["M50 6C62 24 66 40 58 56H42C34 40 38 24 50 6z", cypress, night, 2],
  ["M50 20V56M50 34L43 28M50 34L57 28M50 46L42 40M50 46L58 40", "none", gold, 2],
  ...rimmed("M50 68C40 52 12 50 12 68S40 86 50 68S88 50 88 68S60 86 50 68z", night, 13, gold, 9),
  ["M50 68C40 52 12 50 12 68S40 86 50 68S88 50 88 68S60 86 50 68z", "none", paper, 1.6],
];

const cornucopia: Drawing = [
  [leaf(60, 34, 92, 16, 12) + leaf(74, 42, 97, 40, 9) + leaf(52, 74, 48, 95, 9), cypress, night, 1.5],
  ["M8 20C4 34 12 74 46 84L74 50C58 56 38 46 30 30C25 20 12 10 8 20z", sandstone, night, 2.2],
  ["M10 34Q20 36 28 26M14 50Q28 48 36 38M23 66Q38 60 45 46M35 78Q50 66 57 51", "none", amber, 3.2],
  [disc(74, 40, 11), pomegranate, night, 2],
  [disc(86, 58, 9), turquoise, night, 2],
  [disc(68, 60, 12), gold, night, 2],
  [disc(52, 76, 10), pomegranate, night, 2],
  [disc(78, 77, 11), rose, night, 2],
  [disc(65, 89, 7), turquoise, night, 2],
  [star(74, 30, 5, 5, 2.4) + star(52, 67, 4.5, 5, 2), gold],
];

const petDragon: Drawing = [
  [
    both(
      (s) =>
        `M${50 + s * 14} 62C${50 + s * 26} 44 ${50 + s * 34} 40 ${50 + s * 46} 38L${50 + s * 41} 50L${50 + s * 47} 58L${50 + s * 37} 62L${50 + s * 38} 72z`,
    ),
    turquoise,
    night,
    2,
  ],
  [both((s) => leaf(50 + s * 12, 24, 50 + s * 25, 4, 6)), paper, night, 1.6],
  ["M32 78C26 60 24 50 29 36C33 22 40 18 50 18S67 22 71 36C76 50 74 60 68 78z", cypress, night, 2.2],
  ["M35 50C35 41 42 39 50 39S65 41 65 50S59 63 50 63S35 59 35 50z", "#6fa06b", night, 1.6],
  [disc(44, 49, 1.9) + disc(56, 49, 1.9), night],
  ["M42 56Q50 61 58 56", "none", night, 2],
  [disc(40, 32, 6) + disc(60, 32, 6), paper, night, 1.6],
  [disc(41.5, 33, 3) + disc(58.5, 33, 3), night],
  [poly(50, 6, 45, 19, 55, 19), pomegranate, night, 1.4],
  ["M22 70L31 62L39 71L50 62L61 71L69 62L78 70C80 84 66 95 50 95S20 84 22 70z", paper, night, 2.2],
  [star(50, 81, 8) + star(32, 79, 4.5) + star(68, 79, 4.5), pomegranate],
];

const flyingCarpet: Drawing = [
  [crescent(76, 20, 12), paper, night, 1.4],
  [star(28, 20, 6, 5, 2.6) + star(48, 12, 4, 5, 1.8), pomegranate],
  ["M3 49L9 45M3 57L9 52M5 65L11 60M91 54L97 50M92 62L98 59M90 70L96 69", "none", night, 2.4],
  ["M8 42Q28 26 50 40T92 46L90 74Q68 84 48 70T12 66z", pomegranate, night, 2.4],
  ["M15 46Q30 35 48 45T85 51L84 69Q66 75 50 64T18 61z", "none", gold, 2.6],
  [star(50, 55, 11), turquoise, gold, 1.8],
  [star(50, 55, 4.5), gold],
  [star(29, 49, 5) + star(71, 63, 5), gold],
  [cloud(30, 92, 16) + cloud(74, 95, 14), paper, night, 1.6],
];

const chestOfGold: Drawing = [
  ["M14 44C12 18 22 10 34 10H78C88 12 92 28 88 44z", pomegranate, night, 2.2],
  ["M22 44C22 24 28 18 36 18H76C82 20 84 32 82 44z", deep],
  [disc(34, 42, 9) + disc(66, 42, 9) + disc(50, 36, 10) + disc(76, 47, 7) + disc(24, 47, 7), gold, night, 1.8],
  [star(50, 36, 5.5), amber],
  [gem(63, 31, 8), turquoise, night, 1.6],
  [box(12, 48, 76, 40, 4), pomegranate, night, 2.2],
  [box(12, 48, 76, 8) + box(22, 48, 8, 40) + box(70, 48, 8, 40), gold, night, 1.6],
  [star(50, 64, 13), gold, night, 1.8],
  ["M50 58a4 4 0 0 1 2 7.5L54 72H46L48 65.5A4 4 0 0 1 50 58z", night],
];

const spaceship: Drawing = [
  [star(16, 26, 6, 5, 2.5) + star(86, 18, 5, 5, 2) + star(88, 62, 4, 5, 1.7), pomegranate],
  ["M40 76Q42 92 50 99Q58 92 60 76z", pomegranate, night, 1.8],
  ["M45 76Q46 86 50 91Q54 86 55 76z", gold],
  [
    both((s) => `M${50 + s * 16} 50C${50 + s * 32} 56 ${50 + s * 36} 72 ${50 + s * 33} 86L${50 + s * 13} 72z`),
    turquoise,
    night,
    2.2,
  ],
  ["M50 2C68 16 72 50 62 78H38C28 50 32 16 50 2z", paper, night, 2.4],
  ["M50 2C58 8 62 16 65 25H35C38 16 42 8 50 2z", pomegranate, night, 2.2],
  [disc(50, 42, 10), gold, night, 2.2],
  [disc(50, 42, 5.5), blue],
  [box(35, 62, 30, 5), sandstone],
  [star(50, 42, 3, 4, 1.2), paper],
];

const supercomputer: Drawing = [
  ["M50 4V12", "none", night, 4],
  [
    "M22 20V40M36 20V40M50 20V40M64 20V40M78 20V40M30 44V60M43 44V60M57 44V60M70 44V60M40 64V76M60 64V76",
    "none",
    night,
    5,
  ],
  [
    "M22 20V40M36 20V40M50 20V40M64 20V40M78 20V40M30 44V60M43 44V60M57 44V60M70 44V60M40 64V76M60 64V76",
    "none",
    amber,
    2.6,
  ],
  [box(12, 11, 76, 10, 3), gold, night, 2.2],
  [box(18, 38, 64, 8, 3), gold, night, 2.2],
  [box(26, 58, 48, 8, 3), gold, night, 2.2],
  [both((s) => disc(50 + s * 37, 33, 4.5) + disc(50 + s * 31, 54, 4)), pomegranate, night, 1.6],
  [both((s) => `M${50 + s * 37} 21V29M${50 + s * 31} 46V50`), "none", night, 2],
  [star(50, 84, 15), turquoise, night, 2.2],
  [regular(50, 84, 7, 4, 45), paper, night, 1.4],
  [disc(50, 84, 2.6), pomegranate],
];

const orbit = (tilt: number): string => {
  const a = (tilt * Math.PI) / 180;
  const x = 44 * Math.cos(a);
  const y = 44 * Math.sin(a);
  return `M${(50 - x).toFixed(1)} ${(50 - y).toFixed(1)}A44 17 ${tilt} 1 1 ${(50 + x).toFixed(1)} ${(50 + y).toFixed(1)}A44 17 ${tilt} 1 1 ${(50 - x).toFixed(1)} ${(50 - y).toFixed(1)}z`;
};
const orbits = orbit(30) + orbit(90) + orbit(150);

const coldFusion: Drawing = [
  [orbits, "none", night, 6],
  [orbits, "none", paper, 3.4],
  [disc(50, 50, 18), turquoise, night, 2],
  [
    "M50 36V64M38 43L62 57M62 43L38 57M46 39L50 43L54 39M46 61L50 57L54 61M38.5 48L43 46L42 41M61.5 52L57 54L58 59M38.5 52L43 54L42 59M61.5 48L57 46L58 41",
    "none",
    paper,
    2.4,
  ],
  [disc(88, 72, 5.5) + disc(12, 72, 5.5) + disc(50, 6, 5.5), gold, night, 1.8],
];

const worldPeace: Drawing = [
  [disc(50, 76, 22), turquoise, night, 2],
  ["M50 54V98M28 76H72M37 59Q30 76 37 93M63 59Q70 76 63 93", "none", paper, 1.8],
  [
    "M6 54C16 58 24 56 30 50C26 34 30 16 46 6C48 18 52 24 58 30C64 22 74 22 80 28L92 33L82 38C80 56 66 68 46 68C32 68 18 64 6 54z",
    paper,
    night,
    2.2,
  ],
  ["M40 18Q38 36 54 46M46 58Q58 56 66 44M32 50Q38 52 44 50", "none", sandstone, 2.2],
  [disc(77, 31.5, 2), night],
  ["M91 34Q92 46 84 54", "none", cypress, 2.2],
  [
    leaf(91, 38, 99, 45, 4) + leaf(90, 45, 95, 54, 4) + leaf(88, 48, 79, 50, 4) + leaf(84, 54, 83, 63, 4),
    cypress,
    night,
    0.8,
  ],
];

const wheat = (x: number, y: number, tx: number, ty: number): string => {
  const ear: string[] = [];
  for (let i = 0; i < 4; i++) {
    const k = i / 5;
    const px = tx + (x - tx) * k;
    const py = ty + (y - ty) * k;
    ear.push(leaf(px, py + 6, px - 8, py - 5, 4), leaf(px, py + 6, px + 8, py - 5, 4));
  }
  return ear.join("") + leaf(tx, ty + 4, tx + (tx - x) * 0.2, ty - 10, 4);
};

const worldHunger: Drawing = [
  ["M50 60V22M50 60L28 26M50 60L72 26", "none", cypress, 3],
  [wheat(50, 60, 50, 16) + wheat(42, 60, 26, 24) + wheat(58, 60, 74, 24), gold, night, 1.3],
  [oval(50, 58, 34, 13), paper, night, 2],
  ["M30 56q3-3 6 0M44 52q3-3 6 0M58 55q3-3 6 0M38 62q3-3 6 0M54 62q3-3 6 0", "none", sandstone, 2],
  ["M9 57H91C91 78 76 90 62 91V96H38V91C24 90 9 78 9 57z", turquoise, night, 2.4],
  ["M16 66H84", "none", gold, 3],
  [heart(50, 77, 9), paper],
];

const cleanOceans: Drawing = [
  [disc(80, 20, 10), gold, night, 1.6],
  ["M60 26Q58 10 46 8M62 26Q64 10 74 8M61 28V10", "none", paper, 3],
  [
    "M6 30C14 30 20 36 22 44C24 34 30 28 38 28C36 36 32 42 28 46C34 54 42 40 58 34C78 27 94 40 93 58C92 74 76 80 58 80C36 80 20 68 19 50C14 46 8 38 6 30z",
    deep,
    paper,
    2.4,
  ],
  ["M92 62C84 68 66 66 56 60C60 72 72 78 80 77C88 74 92 68 92 62z", paper],
  [disc(76, 52, 3), paper],
  [leaf(52, 62, 40, 78, 6), blue, paper, 1.6],
  [waves(0, 80, 20, 5) + "V100H0z", turquoise, night, 2],
  [waves(0, 91, 20, 5), "none", paper, 2.4],
];

const translator: Drawing = [
  ["M8 14H56Q62 14 62 20V48Q62 54 56 54H30L16 68V54H8Q4 54 4 48V20Q4 14 8 14z", paper, night, 2.2],
  ["M44 42H92Q96 42 96 48V76Q96 82 92 82H86V96L72 82H44Q38 82 38 76V48Q38 42 44 42z", turquoise, night, 2.2],
  ["M20 46L31 21L42 46M24 38H38", "none", pomegranate, 4.5],
  ["M84 54V60Q84 66 78 66T72 58Q72 66 66 66T60 58Q60 74 52 72Q46 70 48 62", "none", paper, 4],
  [disc(68, 75, 2.6) + disc(76, 75, 2.6) + disc(72, 49, 2.6), gold],
];

const teleportation: Drawing = [
  ["M0 98L30 72H70L100 98M20 98L40 72M50 98V72M80 98L60 72M8 91H92M16 84H84M24 77H76", "none", paper, 1.6],
  [arch(50, 4, 62, 82), night, paper, 2.4],
  [arch(50, 13, 48, 82), turquoise, gold, 2],
  [arch(50, 24, 34, 82), "#8fd0c6"],
  [arch(50, 35, 20, 82), paper],
  [disc(50, 52, 5.5) + "M41 82Q41 60 50 60T59 82z", pomegranate],
  [
    box(34, 30, 5, 5) +
      box(62, 38, 5, 5) +
      box(36, 48, 4, 4) +
      box(60, 24, 4, 4) +
      box(64, 54, 4, 4) +
      box(33, 60, 5, 5) +
      box(46, 22, 4, 4),
    gold,
  ],
];

/** By the id of the card. */
export const WISHES: Record<string, Drawing> = {
  "time-travel": timeTravel,
  "mind-reading": mindReading,
  invisibility,
  "super-strength": superStrength,
  flight,
  immortality,
  cornucopia,
  "pet-dragon": petDragon,
  "flying-carpet": flyingCarpet,
  "chest-of-gold": chestOfGold,
  spaceship,
  "quantum-supercomputer": supercomputer,
  "cold-fusion": coldFusion,
  "world-peace": worldPeace,
  "solve-world-hunger": worldHunger,
  "clean-oceans": cleanOceans,
  "universal-translator": translator,
  "teleportation-grid": teleportation,
};
