/**
 * Public pages are readable before their scripts run (decision 014). An element that needs scripts has the attribute
 * `early`: server/starter.ts holds a tap on it, marks it with `pressed` (styled in app.css), and repeats the tap when
 * the page dispatches `takenOver`.
 */
export const firstTouch = { early: 'data-early', pressed: 'data-pressed', takenOver: 'taken-over' } as const
