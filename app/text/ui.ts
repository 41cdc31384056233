/** Texts of shared parts, whoever reads them. */
export const uiText = {
  cancel: 'Отказ',
  closeMessage: 'Затвори съобщението',
} as const
