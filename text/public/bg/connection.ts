import { formatDateTime } from '../../../domain/formats/dates.ts'

export const connectionText = {
  liveLost: 'Връзката за обновяване на живо прекъсна. Данните може да са остарели.',
  retry: 'Опитайте отново',
  form: {
    waiting:
      'Няма връзка с интернет. Запазихме текста Ви и ще Ви предложим да го изпратите, когато връзката се върне.',
    ready: 'Имате неизпратено съобщение и вече има връзка. Искате ли да го изпратите?',
    send: 'Изпрати сега',
  },
  offline: (iso: string) => `Няма връзка с интернет. ${dataFrom(iso)}`,
  unreachable: (iso: string) => `Няма връзка със сайта. ${dataFrom(iso)}`,
}

/** The offline page of the service worker; separate, so that other pages do not load it. */
export const offlinePageText = {
  title: 'Няма връзка с интернет',
  text: 'Тази страница още не е отваряна на Вашето устройство и не може да се покаже без връзка. Страниците, които вече сте разглеждали, се отварят и сега.',
  home: 'Към началната страница',
}

function dataFrom(iso: string): string {
  return `Данните са от ${formatDateTime(iso)} и може да са остарели.`
}
