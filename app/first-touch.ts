/**
 * Scripts of a public page come after it (decision 014). What needs them carries `early`: a tap on it before they run
 * is held by the starter (server/starter.ts), shown by `pressed` (app.css) and done once the page says `takenOver`.
 */
export const firstTouch = { early: 'data-early', pressed: 'data-pressed', takenOver: 'taken-over' } as const
