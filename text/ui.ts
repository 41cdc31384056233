/** Texts of shared components that only the office sees, in Bulgarian. */
export const uiText = {
  cancel: 'Отказ',
  closeMessage: 'Затвори съобщението',
}
