// The page of the service: pick a task, write a Lean file, see the verdict.
"use strict";

const field = (id) => document.getElementById(id);

function headers() {
  const token = field("token").value.trim();
  return token ? { Authorization: `Bearer ${token}` } : {};
}

async function listTasks() {
  const answer = await fetch("/v1/tasks", { headers: headers() });
  if (!answer.ok) {
    field("status").textContent = (await answer.json()).error.message;
    return;
  }
  const { tasks } = await answer.json();
  field("tasks").replaceChildren(
    ...tasks.map((task) => {
      const option = document.createElement("option");
      option.value = task.id;
      return option;
    }),
  );
  field("status").textContent = `${tasks.length} tasks`;
}

async function grade(event) {
  event.preventDefault();
  field("status").textContent = "grading …";
  field("verdict").textContent = "";
  field("send").disabled = true;
  try {
    const answer = await fetch("/v1/grade", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers() },
      body: JSON.stringify({ task: field("task").value.trim(), lean: field("lean").value }),
    });
    const body = await answer.json();
    const reason = body.error ?? body.reason;
    field("status").textContent =
      (body.verdict ?? `HTTP ${answer.status}`) + (reason ? `: ${reason.message}` : "");
    field("verdict").textContent = JSON.stringify(body, null, 2);
  } catch (error) {
    field("status").textContent = String(error);
  } finally {
    field("send").disabled = false;
  }
}

field("form").addEventListener("submit", grade);
field("token").addEventListener("change", listTasks);
listTasks();
