import { useEffect, useRef, useState } from 'react'
import { enquiriesText } from '../../text/admin/enquiries.ts'

/** Three lines of a text, and the rest of it on demand. */
export function ClampedText({ text }: { text: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState(false)
  const [tooLong, setTooLong] = useState(false)

  useEffect(() => {
    const element = paragraph.current
    if (!element) return
    const measure = () => {
      if (!open) setTooLong(element.scrollHeight > element.clientHeight + 1)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [open])

  return (
    <>
      <p ref={paragraph} className={`whitespace-pre-line wrap-anywhere ${open ? '' : 'line-clamp-3'}`}>
        {text}
      </p>
      {tooLong && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="mt-1 cursor-pointer text-sm font-semibold text-sea-700 underline underline-offset-4"
        >
          {open ? enquiriesText.showLess : enquiriesText.showMore}
        </button>
      )}
    </>
  )
}
