import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { begin } from "./lib/settings.svelte";
import { keepPage } from "./lib/worker.svelte";

const target = document.getElementById("app");
if (target) void begin().then(() => mount(App, { target }));
// What a first visit needs comes first; what is kept for later comes after it.
if (import.meta.env.PROD) window.addEventListener("load", () => void keepPage());
