/** The page of a site that is not published. */
export const comingSoonText = {
  title: 'Очаквайте',
  text: 'Подготвяме сайта. Скоро тук ще намерите апартаментите, плановете и цените.',
  contact: 'Дотогава сме на Ваше разположение:',
}

/** What people who are signed in read on every page of such a site. */
export const unpublishedText = {
  label: 'Публикуване',
  text: 'Сайтът не е публикуван: виждате го само Вие и колегите Ви.',
  open: 'Към публикуването',
}
