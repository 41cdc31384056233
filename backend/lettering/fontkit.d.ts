/** The little of fontkit that the drawings use; the package brings no types. */
declare module 'fontkit' {
  export interface GlyphPath {
    commands: { command: string; args: number[] }[]
  }
  export interface Glyph {
    path: GlyphPath
  }
  export interface GlyphRun {
    glyphs: Glyph[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }
  export interface Font {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): GlyphRun
  }
  export function create(data: Uint8Array): Font
}
