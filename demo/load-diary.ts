import { addProgressEntry, addProgressPicture } from '../backend/data/progress-entries.ts'
import { sampleViewPrefix } from '../domain/files/sample-view.ts'
import { readDemoImage } from './images/demo-images.ts'
import type { DemoLoad, LoadStep } from './load-context.ts'

/** Steps that write the diary, each entry on its day. */
export function diarySteps({ building, db, place, saveImage }: DemoLoad): LoadStep[] {
  return building.diary.map(({ values, image }) => async () => {
    const onDay = db.at(new Date(`${values.date}T15:00:00Z`))
    const { id } = await addProgressEntry(onDay, values)
    const name = `${sampleViewPrefix}-${image.replace('diary/', '')}.webp`
    const stored = place({ uploader: 'progressPicture', entryId: id }, name, 'image/webp')
    await addProgressPicture(onDay, id, await saveImage(stored, await readDemoImage(image)))
  })
}
