import { formatsIn } from '../../../domain/formats/formats.ts'

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

function dataFrom(iso: string): string {
  return `Данните са от ${formatsIn('bg').dateTime(iso)} и може да са остарели.`
}
