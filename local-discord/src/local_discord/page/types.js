// @ts-check
/**
 * The types exchanged between server and page: Discord's objects (API v10), as far as the page uses them.
 *
 * @typedef {{id: string, name: string, avatar_color?: string | number, locale?: string, locale_told?: boolean, abroad?: boolean,
 *   key?: string}} Person
 * @typedef {{id: string, name: string, type: number, parent?: string, archived?: boolean, locked?: boolean, messages?: number}} Channel
 *   for a thread: its channel, its state, its number of messages
 * @typedef {{id: string, name: string, channels: Channel[], roles?: {id: string, name: string, color?: number}[]}} Server
 * @typedef {{id: string, name: string, online: boolean}} Bot
 * @typedef {{id: string, username: string, global_name?: string | null, bot?: boolean, avatar?: string | null}} User
 * @typedef {{id?: string | null, name?: string | null, animated?: boolean}} Emoji
 * @typedef {{url: string, width?: number | null, height?: number | null, content_type?: string | null}} Media
 * @typedef {{label: string, value: string, description?: string | null, emoji?: Emoji, default?: boolean}} SelectOption
 * @typedef {{id: string, filename: string, size?: number, url: string, width?: number | null, height?: number | null,
 *   description?: string | null, content_type?: string | null}} Attachment
 * @typedef {{
 *   type: number, id?: number, custom_id?: string, components?: Component[], content?: string, accessory?: Component,
 *   style?: number, label?: string, url?: string, disabled?: boolean, emoji?: Emoji, accent_color?: number | null, spoiler?: boolean,
 *   items?: {media: Media, description?: string | null, spoiler?: boolean}[], media?: Media, description?: string | null,
 *   divider?: boolean, spacing?: number, file?: Media, name?: string, size?: number,
 *   placeholder?: string, min_values?: number, max_values?: number, options?: SelectOption[],
 *   default_values?: {id: string, type: string}[], channel_types?: number[],
 *   component?: Component, required?: boolean, min_length?: number, max_length?: number, value?: string, default?: boolean
 * }} Component
 * @typedef {{
 *   id: string, channel_id: string, type?: number, author: User, content: string, timestamp: string, edited_timestamp?: string | null,
 *   flags?: number, components?: Component[], attachments?: Attachment[], mentions?: User[], mention_everyone?: boolean,
 *   interaction_metadata?: {id: string, type: number, user: User, name?: string} | null,
 *   interaction?: {name: string, user: User, type: number} | null,
 *   message_reference?: {message_id?: string, channel_id?: string} | null, referenced_message?: Message | null
 * }} Message
 * @typedef {{name: string, value: string | number, name_localizations?: Record<string, string> | null}} Choice
 * @typedef {{
 *   id?: string, type?: number, name: string, description: string, required?: boolean, options?: Command[], choices?: Choice[], permitted?: boolean,
 *   default_member_permissions?: string | null, autocomplete?: boolean, min_value?: number, max_value?: number, min_length?: number, max_length?: number, channel_types?: number[],
 *   name_localizations?: Record<string, string> | null, description_localizations?: Record<string, string> | null
 * }} Command
 * @typedef {{interaction: string, title: string, custom_id: string, components: Component[]}} Form
 */

/** The type of a channel between the bot and one person. */
export const DIRECT = 1;

/** Types of system messages about a thread. */
export const ADDED = 1;
export const REMOVED = 2;
export const RENAMED = 4;
export const THREAD_CREATED = 18;
export const THREAD_STARTER = 21;

export const HAS_THREAD = 32;
export const EPHEMERAL = 64;
export const LOADING = 128;
export const COMPONENTS_V2 = 32768;
