interface LogLine {
  level: number
  msg: string
}

const welcome = /^(Sgrada is running| {2}(Website|Back office|E-mail|Password) .*|)$/
const error = 50

/** What a server printed besides its welcome: lines that are no JSON, and lines that tell of an error. */
export function suspectLines(output: string): string[] {
  return output.split('\n').filter((line) => !welcome.test(line) && !isQuiet(line))
}

function isQuiet(line: string): boolean {
  try {
    return (JSON.parse(line) as LogLine).level < error
  } catch {
    return false
  }
}
