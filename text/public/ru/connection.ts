import { formatsIn } from '../../../domain/formats/formats.ts'
import type { PublicText } from '../public-text.ts'

export const connectionText: PublicText['connection'] = {
  liveLost: 'Связь с сайтом прервалась, данные не обновляются и могли устареть.',
  retry: 'Повторить',
  form: {
    waiting:
      'Нет подключения к интернету. Мы сохранили Ваш текст и предложим отправить его, когда связь восстановится.',
    ready: 'Связь восстановлена, и у Вас есть неотправленное сообщение. Отправить его?',
    send: 'Отправить сейчас',
  },
  offline: (iso) => `Нет подключения к интернету. ${dataFrom(iso)}`,
  unreachable: (iso) => `Нет связи с сайтом. ${dataFrom(iso)}`,
}

function dataFrom(iso: string): string {
  return `Показаны данные на ${formatsIn('ru').dateTime(iso)}; они могли устареть.`
}
