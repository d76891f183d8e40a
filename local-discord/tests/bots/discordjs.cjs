// A bot in JavaScript with discord.js: a command, a button, a form.
const { ActionRowBuilder, ButtonBuilder, Client, LabelBuilder, ModalBuilder, TextInputBuilder } = require("discord.js");
const { DISCORD_API: api, DISCORD_TOKEN: token } = process.env;

const client = new Client({ intents: [], rest: { api: api.replace(/\/v10$/, ""), version: "10" } });

client.once("clientReady", async () => {
  await client.application.commands.set([{ name: "tea", description: "Invite to tea" }]);
  console.log("ready");
});

client.on("interactionCreate", async (here) => {
  if (here.isChatInputCommand()) {
    const button = new ButtonBuilder().setLabel("Order").setCustomId("order").setStyle(1);
    await here.reply({ content: "Tea is ready.", components: [new ActionRowBuilder().addComponents(button)] });
  } else if (here.isButton()) {
    const kind = new TextInputBuilder().setCustomId("kind").setStyle(1);
    const field = new LabelBuilder().setLabel("Which tea?").setTextInputComponent(kind);
    await here.showModal(new ModalBuilder().setTitle("Tea").setCustomId("tea").addLabelComponents(field));
  } else {
    await here.reply(`${here.user.displayName} drinks ${here.fields.getTextInputValue("kind")}.`);
  }
});

client.login(token);
