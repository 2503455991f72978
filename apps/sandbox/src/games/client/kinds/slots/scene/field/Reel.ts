import { Container, Sprite } from 'pixi.js'
import type { Layout } from '../layout.ts'
import type { SymbolTextures } from '../textures.ts'

/** Symbols per second at full speed. */
const SPEED = 26
const RISE_SECONDS = 0.22
const TRAVEL = 9
const HURRIED_TRAVEL = 3
const BOUNCE_SECONDS = 0.2
const BOUNCE = 0.07

type Motion =
  | { readonly kind: 'still' }
  | { readonly kind: 'running'; speed: number }
  | {
      readonly kind: 'landing'
      wait: number
      elapsed: number
      readonly seconds: number
      readonly travel: number
      readonly stop: number
      readonly done: () => void
    }
  | { readonly kind: 'bouncing'; elapsed: number; readonly done: () => void }

/** One reel: its real strip, turning downwards, so that what passes by is what the reel holds. */
export class Reel {
  readonly view = new Container()
  readonly #strip: readonly string[]
  /** What the window shows where it comes to rest, top to bottom, whatever the strip has there. */
  #landing: { readonly stop: number; readonly shown: readonly string[] }
  readonly #index: number
  readonly #sprites: Sprite[]
  #position: number
  #motion: Motion = { kind: 'still' }
  #textures: SymbolTextures
  #layout: Layout

  constructor(index: number, strip: readonly string[], stop: number, textures: SymbolTextures, layout: Layout) {
    this.#index = index
    this.#strip = strip
    this.#position = stop
    this.#landing = { stop, shown: [] }
    this.#textures = textures
    this.#layout = layout
    this.#sprites = Array.from({ length: layout.rows + 1 }, () => {
      const sprite = new Sprite()
      sprite.anchor.set(0.5)
      this.view.addChild(sprite)
      return sprite
    })
    this.#draw()
  }

  resize(textures: SymbolTextures, layout: Layout): void {
    this.#textures = textures
    this.#layout = layout
    this.#draw()
  }

  get isStill(): boolean {
    return this.#motion.kind === 'still'
  }

  run(): void {
    this.#motion = { kind: 'running', speed: 0 }
  }

  /** Comes to rest at a stop after `wait` seconds, with these symbols in the window; resolves when it stands. */
  land(stop: number, shown: readonly string[], wait: number): Promise<void> {
    this.#landing = { stop, shown }
    return new Promise((done) => {
      this.#motion = { kind: 'landing', wait, elapsed: 0, seconds: (2 * TRAVEL) / SPEED, travel: TRAVEL, stop, done }
    })
  }

  /** Shortens what is left of the landing. */
  hurry(): void {
    const motion = this.#motion
    if (motion.kind === 'landing' && motion.elapsed === 0)
      this.#motion = { ...motion, wait: 0, travel: HURRIED_TRAVEL, seconds: (2 * HURRIED_TRAVEL) / SPEED }
  }

  /** Stands at a stop at once. */
  set(stop: number, shown: readonly string[]): void {
    const interrupted = this.#motion
    this.#motion = { kind: 'still' }
    this.#landing = { stop, shown }
    this.#position = stop
    this.#draw()
    if ('done' in interrupted) interrupted.done()
  }

  /** Shows these symbols, top to bottom, until it turns again. */
  fill(shown: readonly string[]): void {
    this.#landing = { ...this.#landing, shown }
    this.#draw()
  }

  /** The sprite that shows a row; only of use while the reel stands. */
  spriteAt(row: number): Sprite | undefined {
    return this.#sprites[row]
  }

  update(seconds: number): void {
    const motion = this.#motion
    if (motion.kind === 'still') return
    if (motion.kind === 'running') {
      motion.speed = Math.min(SPEED, motion.speed + (SPEED / RISE_SECONDS) * seconds)
      this.#position -= motion.speed * seconds
    } else if (motion.kind === 'landing') {
      if (motion.wait > 0) {
        motion.wait -= seconds
        this.#position -= SPEED * seconds
      } else {
        motion.elapsed = Math.min(motion.seconds, motion.elapsed + seconds)
        const left = 1 - motion.elapsed / motion.seconds
        this.#position = motion.stop + motion.travel * left * left
        if (left === 0) this.#motion = { kind: 'bouncing', elapsed: 0, done: motion.done }
      }
    } else {
      motion.elapsed += seconds
      if (motion.elapsed >= BOUNCE_SECONDS) {
        this.#position = Math.round(this.#position)
        this.#motion = { kind: 'still' }
        motion.done()
      }
    }
    this.#draw()
  }

  #draw(): void {
    const { cell, symbol, cellAt } = this.#layout
    const length = this.#strip.length
    const top = Math.floor(this.#position)
    const part = this.#position - top
    const bounce = this.#motion.kind === 'bouncing' ? Math.sin((Math.PI * this.#motion.elapsed) / BOUNCE_SECONDS) * BOUNCE : 0
    const isFast = this.#motion.kind === 'running' || (this.#motion.kind === 'landing' && this.#motion.elapsed === 0)
    const { x, y } = cellAt(this.#index, 0)
    this.#sprites.forEach((sprite, row) => {
      const shown = this.#landing.shown[top + row - this.#landing.stop] ?? this.#strip[(((top + row) % length) + length) % length]
      const texture = shown && this.#textures.get(shown)
      if (texture) sprite.texture = texture
      sprite.width = symbol
      sprite.height = symbol * (isFast ? 1.16 : 1)
      sprite.alpha = isFast ? 0.72 : 1
      sprite.position.set(x + cell.width / 2, y + (row - part + bounce + 0.5) * cell.height)
    })
  }
}
