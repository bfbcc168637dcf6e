"use strict";
// Without this script the page shows the same; it adds the filter, links to rollouts and a choice of colours.
(() => {
  const root = document.documentElement;
  const button = document.getElementById("theme");
  const dark = () => root.classList.contains("dark")
    || (!root.classList.contains("light") && matchMedia("(prefers-color-scheme: dark)").matches);
  const showTheme = () => button.setAttribute("aria-pressed", String(dark()));
  button.hidden = false;
  button.addEventListener("click", () => {
    const next = dark() ? "light" : "dark";
    root.classList.remove("light", "dark");
    root.classList.add(next);
    showTheme();
  });
  showTheme();

  const form = document.getElementById("filters");
  const count = document.getElementById("count");
  const items = [...document.querySelectorAll(".rollouts > li")];
  const texts = items.map((item) => {
    const summary = item.querySelector("summary").textContent;
    const facts = item.querySelector("dl");
    const note = item.querySelector(".note");
    return [summary, facts && facts.textContent, note && note.textContent].join(" ").toLowerCase();
  });
  form.hidden = false;
  const filter = () => {
    const wanted = [...form.querySelectorAll("select")].filter((select) => select.value !== "");
    const words = form.elements.text.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    items.forEach((item, index) => {
      const fits = wanted.every((select) => item.dataset[select.name] === select.value)
        && words.every((word) => texts[index].includes(word));
      item.hidden = !fits;
      shown += fits ? 1 : 0;
    });
    count.textContent = shown === items.length
      ? `${items.length} rollouts`
      : shown === 0 ? "No rollout fits the filter." : `${shown} of ${items.length} rollouts`;
  };
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(filter));
  filter();

  const openLinked = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    const target = id && document.getElementById(id);
    if (target && target.matches("details")) {
      target.closest("li").hidden = false;
      target.open = true;
      target.scrollIntoView();
      target.querySelector("summary").focus();
    }
  };
  addEventListener("hashchange", openLinked);
  openLinked();
})();
