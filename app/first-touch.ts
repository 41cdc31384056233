/**
 * Names of attributes and of the event by which public pages, readable before their scripts run (decision 014),
 * keep early taps. An element that needs scripts has the attribute `early`: server/rendering/delay-scripts.ts
 * holds a tap on it, marks it with `pressed` (styled in app.css), and repeats the tap when the page dispatches
 * `hydrated`.
 */
export const firstTouch = { early: 'data-early', pressed: 'data-pressed', hydrated: 'taken-over' } as const
