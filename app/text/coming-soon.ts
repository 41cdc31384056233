/** The page of a site that is not published. */
export const comingSoonText = {
  title: 'Очаквайте',
  text: 'Подготвяме сайта. Скоро тук ще намерите апартаментите, плановете и цените.',
  contact: 'Дотогава сме на Ваше разположение:',
} as const
