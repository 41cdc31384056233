import { href } from 'react-router'
import { type Building, entranceLetter } from '../../../domain/building/building.ts'
import type { TranslatableText } from '../../../domain/translations/translatable-texts.ts'
import { translationsText } from '../../../text/admin/translations.ts'

/** Where a text stands, for people: „Магазин „Кафе“: описание“. */
export function describePlace(building: Building, written: TranslatableText): string {
  const { entrance } = written
  return translationsText.where({
    ...written,
    entranceLetter: entrance === undefined ? undefined : entranceLetter(building, entrance),
  })
}

/** The screen on which the Bulgarian text is written. */
export function screenOf({ place, recordId = '' }: TranslatableText): string {
  switch (place) {
    case 'building':
      return href('/admin/building')
    case 'views':
      return `${href('/admin/floor-plans/building')}?${new URLSearchParams({ view: recordId })}`
    case 'homePage':
      return href('/admin/homepage')
    case 'pageTexts':
      return href('/admin/homepage/pages')
    case 'buyerFacts':
      return href('/admin/settings/buyers')
    case 'stores':
      return href('/admin/stores/:id', { id: recordId })
    case 'progress':
      return href('/admin/progress/:id', { id: recordId })
    case 'apartments':
      return href('/admin/apartments/:id', { id: recordId })
    case 'features':
      return href('/admin/apartments')
  }
}
