import { maxBuildingViews } from '../../domain/building/building-view.ts'
import { maxPixelsOf, maxSide } from '../../domain/files/image-limits.ts'
import {
  type Uploader,
  type UploadFault,
  type UploadRule,
  uploadRules,
} from '../../domain/files/upload-rules.ts'
import { formatByteSize, formatNumber } from '../../domain/formats/measures.ts'
import { maxPanoramas } from '../../domain/panorama/panorama.ts'
import { mostPapers, mostTemplates } from '../../domain/paper/paper.ts'
import { maxEntryPictures } from '../../domain/progress/progress-entry.ts'
import { pluralsIn } from '../public/plurals.ts'
import { templateFaults } from './documents.ts'
import { planUploadText } from './plan-upload.ts'

const plural = pluralsIn('bg')

/** The message about a file that was not stored, and a line with advice. */
export interface UploadExplanation {
  message: string
  detail: string
}

const megapixels = (type: string, uploader: Uploader = 'media') => maxPixelsOf(uploader, type) / 1_000_000
const side = maxSide.toLocaleString('bg-BG', { useGrouping: 'always' })

/** How many files a message names: hundreds may be dropped at once. */
const namesShown = 3
const andMore = (count: number) => (count > namesShown ? [`и още ${formatNumber(count - namesShown)}`] : [])

/** Floor plans and parking plans in PDF are turned into pictures where many are uploaded at once. */
const manyPlans = `Планове в PDF се добавят в „${planUploadText.title}“.`
const isPlan = (uploader: Uploader) => uploader === 'floorPlan' || uploader === 'parkingPlan'

export const uploadsText = {
  chooseOne: 'Изберете файл',
  chooseSeveral: 'Изберете файлове',
  drop: {
    never: 'или го пуснете тук',
    'when-selected': 'или пуснете файл тук',
    always: 'или ги пуснете тук',
  },
  dropNow: 'Пуснете, за да качите',
  accepted: (uploader: Uploader) =>
    `${endings(uploader)} до ${formatByteSize(uploadRules[uploader].maxSize)}`,
  files: 'Файлове за качване',
  refusedFiles: 'Неприети файлове',
  names: (names: string[]) => [...names.slice(0, namesShown), ...andMore(names.length)].join(', '),
  sendAll: (count: number) => `Изпрати всички ${count}`,
  arrived: (count: number) =>
    plural(count, { one: '1 файл е качен', other: `${formatNumber(count)} файла са качени` }),
  states: {
    waiting: 'Изчаква реда си',
    sending: 'Качва се',
    processing: 'Обработва се…',
    retrying: 'Сървърът не отговаря. Ще опитаме отново…',
  },
  progress: (name: string) => `Качване на „${name}“`,
  cancel: (name: string) => `Отмени качването на „${name}“`,
  retry: (name: string) => `Качи отново „${name}“`,
  dismiss: (name: string) => `Скрий „${name}“`,
  dismissRefused: 'Скрий неприетите файлове',
  signInToUploadPlans: 'Трябва да сте влезли в системата, за да качвате етажни планове',
  /** Keys are the error codes of the upload client. */
  faults: {
    unauthenticated: { message: 'Сесията Ви е изтекла.', detail: 'Влезте отново и повторете качването.' },
    unauthorized: {
      message: 'Нямате право да качвате файлове.',
      detail: 'Влезте с администраторски профил.',
    },
    'quota-exceeded': {
      message: 'Няма повече място за файлове.',
      detail: 'Изтритите файлове заемат място още 30 дни. Обърнете се към поддръжката на сайта.',
    },
    'object-not-found': { message: 'Записът вече не съществува.', detail: 'Презаредете страницата.' },
    'retry-limit-exceeded': {
      message: 'Сървърът не отговаря.',
      detail: 'Проверете връзката си и опитайте отново.',
    },
    canceled: { message: 'Качването е отменено.', detail: '' },
    'invalid-url': { message: 'Невалиден адрес.', detail: 'Презаредете страницата и опитайте отново.' },
    conflict: {
      message: 'Записът беше променен междувременно.',
      detail: 'Прегледайте новите данни и опитайте отново.',
    },
    'too-many-views': {
      message: `Сградата може да има най-много ${maxBuildingViews} изгледа.`,
      detail: 'Изтрийте един от тях или сменете изображението му.',
    },
    'too-many-pictures': {
      message: `Един запис може да има най-много ${maxEntryPictures} снимки.`,
      detail: 'Изтрийте някоя от тях или добавете нов запис.',
    },
    'too-many-panoramas': {
      message: `Сградата може да има най-много ${maxPanoramas} панорами.`,
      detail: 'Изтрийте една от тях или сменете снимката ѝ.',
    },
    'no-panorama': {
      message: 'Това не е панорама наоколо.',
      detail:
        'Снимката трябва да показва всичко наоколо (360°): 2:1 или по-широка ивица. Денят и здрачът имат еднакви пропорции.',
    },
    'too-many-papers': {
      message: `Най-много ${mostPapers} документа по една сделка и ${mostTemplates} образеца.`,
      detail: 'Изтрийте някой, който вече не е нужен.',
    },
    'template-not-word': templateFaults['not-word'],
    'template-damaged': templateFaults.damaged,
    'template-too-much': templateFaults['too-much'],
    'template-macros': templateFaults.macros,
    'template-external': templateFaults.external,
    'template-field': templateFaults.field,
    'template-unknown-part': templateFaults['unknown-part'],
    busy: {
      message: 'В момента се преглеждат много файлове.',
      detail: 'Опитайте отново след малко.',
    },
    broken: { message: 'Връзката прекъсна.', detail: 'Опитайте отново.' },
    unknown: { message: 'Грешка при качване на файла.', detail: 'Моля, опитайте отново след малко.' },
  },
} as const

const problems = [
  'file-invalid-type',
  'file-too-large',
  'file-too-small',
  'too-many-files',
  'unreadable',
  'too-many-pixels',
  'side-too-long',
  'too-much-work',
] as const
type FileProblem = (typeof problems)[number]

/**
 * What people read when a file is refused. Floor plans have messages of their own; all other uploaders have the
 * standard messages of a drop area.
 */
function uploadFaultMessage(uploader: Uploader, fault: UploadFault): string {
  const rule: UploadRule = uploadRules[uploader]
  if (uploader === 'floorPlan' && fault === 'file-invalid-type') return 'Моля, качете само изображения'
  if (uploader === 'floorPlan' && fault === 'file-too-large') return 'Файлът трябва да е по-малък от 5MB'
  if (fault === 'file-invalid-type')
    return `File type must be ${Object.values(rule.accept).flat().join(', ')}`
  if (fault === 'file-too-large') return `File is larger than ${rule.maxSize} bytes`
  return 'File is smaller than 1 bytes'
}

/**
 * Returns why a file was refused, with a line of advice in Bulgarian. Some of the messages are agreed in
 * English.
 */
function explainProblem(uploader: Uploader, problem: FileProblem): UploadExplanation {
  switch (problem) {
    case 'file-invalid-type':
      return {
        message: uploadFaultMessage(uploader, problem),
        detail: `Приемат се само файлове ${endings(uploader)}.${isPlan(uploader) ? ` ${manyPlans}` : ''}`,
      }
    case 'file-too-large':
      return {
        message: uploadFaultMessage(uploader, problem),
        detail: `Файлът е по-голям от ${formatByteSize(uploadRules[uploader].maxSize)}.`,
      }
    case 'file-too-small':
      return { message: uploadFaultMessage(uploader, problem), detail: 'Файлът е празен.' }
    case 'too-many-files':
      return {
        message: 'Too many files',
        detail:
          uploadRules[uploader].several === 'when-selected'
            ? 'Пускайте по един файл или ги изпратете всички с бутона: качват се един след друг.'
            : 'Качвайте по един файл наведнъж.',
      }
    case 'unreadable':
      return {
        message: 'Изображението е повредено и не може да се отвори.',
        detail: 'Отворете го на компютъра си, запазете го отново и го качете пак.',
      }
    case 'too-many-pixels':
      return {
        message: 'Изображението има твърде много пиксели.',
        detail:
          uploader === 'panorama'
            ? `Приемат се до ${megapixels('image/jpeg', uploader)} мегапиксела за JPG, до ${megapixels('image/png')} за PNG и до ${megapixels('image/webp')} за WebP. Намалете го или го запазете като JPG.`
            : `Приемат се до ${megapixels('image/jpeg')} мегапиксела за JPG, PNG и TIFF, ` +
              `до ${megapixels('image/webp')} за WebP, до ${megapixels('image/avif')} за AVIF ` +
              `и до ${megapixels('image/gif')} за GIF, всички кадри заедно. Намалете го и опитайте отново.`,
      }
    case 'side-too-long':
      return {
        message: `Изображението има страна над ${side} пиксела.`,
        detail: 'Намалете го или го разделете и опитайте отново.',
      }
    case 'too-much-work':
      return {
        message: 'Обработката на изображението отнема твърде дълго.',
        detail: 'Намалете го или го запазете като JPG и опитайте отново.',
      }
  }
}

/**
 * Returns the message and advice for an upload that was refused with this code. Unknown codes get a general
 * message.
 */
export function explainUploadRefusal(uploader: string, code: string): UploadExplanation {
  if (isUploader(uploader) && isProblem(code)) return explainProblem(uploader, code)
  if (uploader === 'floorPlan' && code === 'unauthenticated')
    return { ...uploadsText.faults.unauthenticated, message: uploadsText.signInToUploadPlans }
  return isFault(code) ? uploadsText.faults[code] : uploadsText.faults.unknown
}

function isUploader(name: string): name is Uploader {
  return Object.hasOwn(uploadRules, name)
}

function isProblem(code: string): code is FileProblem {
  return (problems as readonly string[]).includes(code)
}

function isFault(code: string): code is keyof typeof uploadsText.faults {
  return Object.hasOwn(uploadsText.faults, code)
}

function endings(uploader: Uploader): string {
  return Object.values(uploadRules[uploader].accept).flat().join(', ')
}
