import type { Language } from '../../domain/language.ts'

interface OfflinePageText {
  title: string
  text: string
  retry: string
  home: string
}

/**
 * The page that the service worker shows instead of one that was never opened. One table with all languages, because
 * one worker serves the pages of all of them and has no other texts.
 */
export const offlinePages: Record<Language, OfflinePageText> = {
  bg: {
    title: 'Няма връзка с интернет',
    text: 'Тази страница още не е отваряна на Вашето устройство и не може да се покаже без връзка. Страниците, които вече сте разглеждали, се отварят и сега.',
    retry: 'Опитайте отново',
    home: 'Към началната страница',
  },
  en: {
    title: 'No internet connection',
    text: 'You have not opened this page on this device yet, so it cannot be shown without a connection. The pages you have already viewed still open.',
    retry: 'Try again',
    home: 'To the home page',
  },
  de: {
    title: 'Keine Internetverbindung',
    text: 'Diese Seite wurde auf Ihrem Gerät noch nicht geöffnet und kann ohne Verbindung nicht angezeigt werden. Bereits besuchte Seiten lassen sich weiterhin öffnen.',
    retry: 'Erneut versuchen',
    home: 'Zur Startseite',
  },
  ro: {
    title: 'Nu există conexiune la internet',
    text: 'Această pagină nu a fost încă deschisă pe dispozitivul dumneavoastră și nu poate fi afișată fără conexiune. Paginile pe care le-ați vizitat deja se deschid în continuare.',
    retry: 'Încercați din nou',
    home: 'Înapoi la pagina principală',
  },
  ru: {
    title: 'Нет подключения к интернету',
    text: 'Эта страница ещё не открывалась на Вашем устройстве, поэтому без подключения её нельзя показать. Страницы, которые Вы уже просматривали, открываются и сейчас.',
    retry: 'Попробовать ещё раз',
    home: 'На главную страницу',
  },
}
