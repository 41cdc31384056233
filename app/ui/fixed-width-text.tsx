interface FixedWidthTextProps {
  /** Every text that may stand here. */
  texts: string[]
  /** The one that does; none leaves the room empty. */
  shown: string | undefined
}

/** Takes the room of the longest of its texts, so that nothing around it moves when another one is shown. */
export function FixedWidthText({ texts, shown }: FixedWidthTextProps) {
  return (
    <span className="grid">
      {texts.map((text) => (
        <span key={text} className={`col-start-1 row-start-1 ${text === shown ? '' : 'invisible'}`}>
          {text}
        </span>
      ))}
    </span>
  )
}
