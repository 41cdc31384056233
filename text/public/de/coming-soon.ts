import type { ServerText } from '../public-text.ts'

export const comingSoonText: ServerText['comingSoon'] = {
  title: 'Demnächst',
  text: 'Wir bereiten die Website vor. Bald finden Sie hier die Wohnungen, die Grundrisse und die Preise.',
  contact: 'Bis dahin sind wir gern für Sie da:',
}

export const unpublishedText: ServerText['unpublished'] = {
  label: 'Veröffentlichung',
  text: 'Die Website ist nicht veröffentlicht: Nur Sie und Ihre Kollegen sehen sie.',
  open: 'Zur Veröffentlichung',
}
