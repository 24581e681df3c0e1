import { mount } from "svelte";
import App from "./App.svelte";
import "./style/theme.css";
import "./style/page.css";
import "./style/controls.css";
import "./style/edges.css";
import "./style/parts.css";
import { begin } from "./app/settings.svelte";
import { keepPage } from "./app/worker.svelte";
import { later } from "./motion/frame_budget";

// The first number that a browser writes takes it long: it is written while the words are on their way.
later(() => new Intl.NumberFormat().format(1));
const target = document.getElementById("app");
if (target) void begin().then(() => mount(App, { target }));
// What a first visit needs comes first; what is kept for later comes after it.
if (import.meta.env.PROD) window.addEventListener("load", () => void keepPage());
