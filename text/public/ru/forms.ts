import type { ServerText } from '../public-text.ts'

/** Why a form was refused before it was validated. */
export const formsText: ServerText['forms'] = {
  'not-a-form': 'Здесь принимаются только заполненные формы.',
  'too-large': 'Отправленное сообщение слишком большое. Сократите текст и попробуйте ещё раз.',
  malformed: 'Не удалось прочитать форму. Обновите страницу и попробуйте ещё раз.',
}
