import { Link } from 'react-router'
import { progressSection } from '../../../text/public/sections/progress.ts'
import { useLocale } from '../../locale.tsx'
import { Image } from '../../ui/image.tsx'
import { useWrittenLanguage } from '../../written.tsx'
import type { EntryView, PictureView } from './diary-view.ts'
import type { OpenedPicture } from './opened-picture.ts'

interface DiaryEntryProps {
  entry: EntryView
  /** The entry's own. */
  pictures: PictureView[]
  opened: OpenedPicture
  /** Whether it is the first one of a page without a slider above. */
  isFirst: boolean
}

export function DiaryEntry({ entry, pictures, opened, isFirst }: DiaryEntryProps) {
  const text = useLocale(progressSection).text.progress
  const languageOf = useWrittenLanguage()
  const { id, date, day, text: written, first } = entry
  const isAlone = pictures.length === 1
  return (
    <article
      id={id}
      className="scroll-mt-20 grid break-inside-avoid gap-x-10 gap-y-4 border-t border-sand-300 py-8 lg:grid-cols-[2fr_3fr]"
    >
      <div>
        <h3 className="text-2xl">
          <time dateTime={date}>{day}</time>
        </h3>
        <p
          lang={languageOf(written)}
          className="mt-2 max-w-2xl text-lg leading-relaxed whitespace-pre-line wrap-anywhere text-sea-900"
        >
          {written}
        </p>
      </div>
      {pictures.length > 0 && (
        <ul className={`grid content-start gap-3 ${isAlone ? '' : 'grid-cols-2 sm:grid-cols-3'}`}>
          {pictures.map(({ image, alt }, index) => (
            <li key={image.url}>
              <Link
                {...opened.openLink(first + index)}
                data-early
                aria-label={text.open(alt)}
                className="group block overflow-hidden rounded-card bg-sand-200"
              >
                <Image
                  image={image}
                  alt={alt}
                  priority={isFirst && index === 0}
                  sizes={
                    isAlone
                      ? '(min-width: 1024px) 720px, 100vw'
                      : '(min-width: 1024px) 240px, (min-width: 640px) 33vw, 50vw'
                  }
                  fit="cover"
                  className={isAlone ? 'aspect-16/10' : 'aspect-3/2'}
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
