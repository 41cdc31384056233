import type { ServerText } from '../public-text.ts'

export const comingSoonText: ServerText['comingSoon'] = {
  title: 'Coming soon',
  text: 'We are preparing this website. You will soon find the apartments, floor plans and prices here.',
  contact: 'In the meantime, we are happy to help:',
}

export const unpublishedText: ServerText['unpublished'] = {
  label: 'Publishing',
  text: 'This website is not published: only you and your colleagues can see it.',
  open: 'Go to publishing',
}
