import type { Formats } from '../../domain/formats/formats.ts'
import { parseParkingSize } from '../../domain/parking/parking-size.ts'

/** A function that shows the size of a parking spot in one language. What is not two lengths stays as it is. */
export function parkingSizeWith({ number }: Formats, metre: string): (size: string) => string {
  return (size) => {
    const lengths = parseParkingSize(size)
    return lengths ? `${lengths.map(number).join(' × ')} ${metre}` : size
  }
}
