import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { monthsIn } from '../../../domain/formats/months.ts'
import { diaryPages, groupByStage, onDiaryPage } from '../../../domain/progress/diary-page.ts'
import type { ProgressEntry } from '../../../domain/progress/progress-entry.ts'
import { sameCameraFrames } from '../../../domain/progress/same-camera.ts'
import { describeStage } from '../../../text/public/describe-stage.ts'
import type { ServerLocale } from '../../context.ts'

export interface PictureView {
  image: StoredImage
  alt: string
  /** „5 март 2026 г.“ */
  day: string
}

export interface EntryView {
  id: string
  date: string
  day: string
  text: string
  /** The position of the entry's first picture among those of the page. */
  first: number
  /** How many pictures of the page are the entry's. */
  count: number
}

export interface StageView {
  title: string
  /** What the act says: „грубият строеж е завършен“. */
  meaning: string
  entries: EntryView[]
}

export interface FrameView extends PictureView {
  id: string
  /** „март 2026 г.“, or the day where a month has two pictures. */
  label: string
}

/** A page of the diary with its texts. They are formatted here, so that browsers do not load the formatting code. */
export interface DiaryView {
  page: number
  pages: number
  /** The newest first, as the diary is. */
  frames: FrameView[]
  stages: StageView[]
  /** All pictures of the page, in its order: the gallery goes through them. */
  pictures: PictureView[]
}

type FindImage = (url: string) => StoredImage | undefined

/** The URLs of the pictures that a page shows. */
export function imagesOfPage(entries: readonly ProgressEntry[], page: number): string[] {
  return [
    ...sameCameraFrames(entries).map(({ image }) => image),
    ...onDiaryPage(entries, page).entries.flatMap(({ images }) => images),
  ]
}

export function viewDiary(
  { text, language }: Pick<ServerLocale, 'text' | 'language'>,
  entries: readonly ProgressEntry[],
  page: number,
  findImage: FindImage,
): DiaryView {
  const { day } = monthsIn(language)
  const shown = onDiaryPage(entries, page)
  const pictures: PictureView[] = []
  const stages = groupByStage(shown.entries).map(({ stage, entries }) => ({
    ...describeStage(text, stage),
    entries: entries.map(({ id, date, text: written, images }) => {
      const found = images.flatMap((url) => findImage(url) ?? [])
      const first = pictures.length
      const ofDay = day(date)
      found.forEach((image, index) => {
        pictures.push({ image, day: ofDay, alt: text.progress.picture(ofDay, index + 1, found.length) })
      })
      return { id, date, day: ofDay, text: written, first, count: found.length }
    }),
  }))
  return {
    page: shown.page,
    pages: diaryPages(entries.length),
    // The slider is on the first page only: it is about all entries, whichever page has them.
    frames: shown.page === 1 ? viewFrames({ text, language }, entries, findImage) : [],
    stages,
    pictures,
  }
}

function viewFrames(
  { text, language }: Pick<ServerLocale, 'text' | 'language'>,
  entries: readonly ProgressEntry[],
  findImage: FindImage,
): FrameView[] {
  const { day, month } = monthsIn(language)
  const frames = sameCameraFrames(entries)
    .toReversed()
    .flatMap(({ id, date, image: url }) => {
      const image = findImage(url)
      return image ? [{ id, date, image }] : []
    })
  const months = Map.groupBy(frames, ({ date }) => date.slice(0, 7))
  return frames.map(({ id, date, image }) => {
    const isAlone = months.get(date.slice(0, 7))?.length === 1
    const ofDay = day(date)
    return { id, image, day: ofDay, label: isAlone ? month(date) : ofDay, alt: text.progress.frame(ofDay) }
  })
}
