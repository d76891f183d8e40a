// A bot in JavaScript with nothing but what Node.js brings: a command, a button, a form.
const { DISCORD_API: api, DISCORD_TOKEN: token } = process.env;
const [COMMAND, COMPONENT, FORM] = [2, 3, 5];
const [MESSAGE, MODAL] = [4, 9];

async function call(method, path, body) {
  const headers = { authorization: `Bot ${token}`, "content-type": "application/json" };
  const answer = await fetch(api + path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
}

const row = (component) => ({ type: 1, components: [component] });
const invitation = { content: "Tea is ready.", components: [row({ type: 2, style: 1, label: "Order", custom_id: "order" })] };
const field = { type: 18, label: "Which tea?", component: { type: 4, style: 1, custom_id: "kind" } };
const order = { title: "Tea", custom_id: "tea", components: [field] };

function answerTo({ type, data, member }) {
  if (type === COMMAND) return { type: MESSAGE, data: invitation };
  if (type === COMPONENT) return { type: MODAL, data: order };
  if (type !== FORM) throw new Error(`an interaction of type ${type}`);
  return { type: MESSAGE, data: { content: `${member.user.global_name} drinks ${data.components[0].component.value}.` } };
}

const { id } = await call("GET", "/applications/@me");
await call("PUT", `/applications/${id}/commands`, [{ name: "tea", description: "Invite to tea" }]);
const socket = new WebSocket(`${(await call("GET", "/gateway/bot")).url}/?v=10&encoding=json`);
let seen = null;

socket.onmessage = async ({ data }) => {
  const { op, t, s, d } = JSON.parse(data);
  seen = s ?? seen;
  if (op === 10) {
    setInterval(() => socket.send(JSON.stringify({ op: 1, d: seen })), d.heartbeat_interval).unref();
    const properties = { os: process.platform, browser: "tea", device: "tea" };
    socket.send(JSON.stringify({ op: 2, d: { token, intents: 0, properties } }));
  }
  if (t === "READY") console.log("ready");
  if (t === "INTERACTION_CREATE") await call("POST", `/interactions/${d.id}/${d.token}/callback`, answerTo(d));
};
