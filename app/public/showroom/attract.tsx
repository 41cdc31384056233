import { useEffect, useState } from 'react'
import { showroomSection } from '../../../text/public/sections/showroom.ts'
import { useLocale } from '../../locale.tsx'
import { Written } from '../../written.tsx'
import type { ShownShowroom } from './describe-showroom.ts'
import { Go, useScreen } from './go.tsx'
import { pictureUrl } from './pictures.ts'

/** How long a picture stays, in milliseconds. */
const pause = 8000

/** What runs while nobody is there. The whole screen is one link, so that any touch begins. */
export function Attract({ showroom: { name, free, attract } }: { showroom: ShownShowroom }) {
  const { text } = useLocale(showroomSection)
  const screen = useScreen()
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    if (attract.length < 2) return
    const timer = setInterval(() => setCurrent((shown) => (shown + 1) % attract.length), pause)
    return () => clearInterval(timer)
  }, [attract.length])
  return (
    <Go to={{ step: 'building', side: 0 }} className="showroom-attract">
      {attract.map((picture, index) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be shown twice
          key={index}
          src={pictureUrl(picture, screen)}
          alt=""
          data-shown={index === current ? '' : undefined}
          decoding="async"
          draggable={false}
        />
      ))}
      <span className="showroom-welcome">
        <strong>
          <Written text={name} />
        </strong>
        <span>{text.showroom.about}</span>
        {free > 0 && <span>{text.showroom.free(free)}</span>}
        <span className="showroom-touch">{text.showroom.invite}</span>
      </span>
    </Go>
  )
}
