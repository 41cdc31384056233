import type { TranslatedLanguage } from '../domain/language.ts'

interface Sender {
  /** A name that is plainly nobody's; a number follows it. */
  name: string
  mailbox: string
  phone: string
}

export const sendersFromAbroad: Record<TranslatedLanguage, Sender> = {
  en: { name: 'Visitor', mailbox: 'visitor', phone: '+44 000 000 000' },
  de: { name: 'Besucher', mailbox: 'besucher', phone: '+49 000 000 000' },
  ro: { name: 'Vizitator', mailbox: 'vizitator', phone: '+40 000 000 000' },
  ru: { name: 'Посетитель', mailbox: 'posetitel', phone: '+359 000 000 000' },
}

interface EnquiryFromAbroad {
  language: TranslatedLanguage
  message: string
}

const en = (message: string): EnquiryFromAbroad => ({ language: 'en', message })
const de = (message: string): EnquiryFromAbroad => ({ language: 'de', message })
const ro = (message: string): EnquiryFromAbroad => ({ language: 'ro', message })
const ru = (message: string): EnquiryFromAbroad => ({ language: 'ru', message })

/**
 * Enquiries that were sent from pages in other languages, by their index. Those that name an apartment ask about it, the
 * others about the building.
 */
export const enquiriesFromAbroad: ReadonlyMap<number, EnquiryFromAbroad> = new Map([
  [5, ru('Здравствуйте! Эта квартира ещё свободна? Можно ли посмотреть её по видеосвязи?')],
  [6, de('Guten Tag, ist diese Wohnung noch zu haben? Wir sind Ende des Monats für drei Tage vor Ort.')],
  [10, en('Hello, is this apartment still available, and could we see it by video call first?')],
  [15, ro('Bună ziua! Cât este avansul pentru acest apartament și în câte tranșe se plătește restul sumei?')],
  [17, ru('Какие ежемесячные расходы на содержание дома для этой квартиры? Есть ли отопление на зиму?')],
  [22, de('Welche Nebenkosten fallen für diese Wohnung im Monat an, und was kommt beim Kauf noch hinzu?')],
  [24, ro('Aveți apartamente cu două camere cu vedere la mare, până în 120 000 de euro?')],
  [26, en('What exactly is included in the finish: floors, doors, bathroom? We would move in right away.')],
  [
    29,
    de('Können auch Käufer aus dem Ausland über eine bulgarische Bank finanzieren? Mit wem arbeiten Sie?'),
  ],
  [32, ro('Se poate cumpăra apartamentul împreună cu un loc de parcare? Care ar fi prețul total?')],
  [33, en('Do you handle rentals and look after the apartment while the owners are abroad?')],
  [34, ru('Можно ли оформить покупку дистанционно, по доверенности? Какие документы нужны?')],
  [35, ro('Venim la mare în weekend și am dori o vizionare sâmbătă dimineața. Este posibil?')],
  [36, ru('Вид на море с этого этажа открытый? Если есть фотографии со стройки, пришлите, пожалуйста.')],
  [38, de('Gibt es im Gebäude einen Abstellraum für Fahrräder und Surfbretter?')],
  [39, en('How far is the beach on foot, and is the building open all year round?')],
])
