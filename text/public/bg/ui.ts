/** Texts of shared components. */
export const uiText = {
  cancel: 'Отказ',
  closeMessage: 'Затвори съобщението',
}
