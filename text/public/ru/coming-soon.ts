import type { ServerText } from '../public-text.ts'

/** The page of a site that is not published. */
export const comingSoonText: ServerText['comingSoon'] = {
  title: 'Сайт скоро откроется',
  text: 'Мы готовим сайт: здесь появятся квартиры, планы и цены.',
  contact: 'А пока мы на связи:',
}

/** What people who are signed in read on every page of such a site. */
export const unpublishedText: ServerText['unpublished'] = {
  label: 'Публикация',
  text: 'Сайт не опубликован: его видите только Вы и Ваши коллеги.',
  open: 'К публикации',
}
