import { drawing, halo, linear, radial } from './drawing.ts'

const [fishHalo, fishLight] = halo('#ff9a4d', 0.3)
export const fish = drawing(
  fishHalo +
    linear(
      'a',
      [
        [0, '#fff6ea'],
        [0.5, '#ffd9b0'],
        [1, '#ff9f5c'],
      ],
      0,
      1,
    ) +
    linear('b', [
      [0, '#ff8a3d'],
      [1, '#e8452c'],
    ]) +
    linear(
      'c',
      [
        [0, '#ffd2a6', 0.95],
        [1, '#ff7a3d', 0.75],
      ],
      1,
      1,
    ),
  `${fishLight}<path d="M36 62C20 52 12 38 10 24c14 4 25 12 33 26M36 64C22 72 14 84 14 98c13-2 23-10 31-24" fill="url(#c)"/><path d="M30 60C40 36 64 26 88 34c12 4 20 14 22 24-4 14-14 24-28 28-22 6-43-4-52-26Z" fill="url(#a)"/><path d="M52 37c9-5 19-7 29-5-2 10-9 17-19 18-7 0-11-5-10-13ZM72 88c4-10 10-15 19-16 4 0 7 2 8 5-5 6-12 10-20 11ZM38 52c7 2 11 8 10 16-1 5-4 8-9 8-4-5-7-10-9-16 2-3 5-6 8-8Z" fill="url(#b)"/><path d="M60 30c6-12 16-17 28-16-2 8-7 15-13 18M66 88c1 10 7 17 17 20 3-8 2-15-2-21" fill="url(#c)"/><g fill="none" stroke="#e8713d" stroke-opacity=".4" stroke-width="1.8" stroke-linecap="round"><path d="M58 56c4 4 4 9 0 13M67 53c5 5 5 13 0 18M76 57c3 4 3 8 0 12"/></g><circle cx="95" cy="53" r="6" fill="#fff"/><circle cx="96.5" cy="53" r="3.4" fill="#12233f"/><circle cx="97.8" cy="51.6" r="1.2" fill="#fff"/><path d="M86 45c-3 8-3 16 1 24" fill="none" stroke="#d95a32" stroke-opacity=".6" stroke-width="2.2" stroke-linecap="round"/><path d="M108 62c4 3 5 7 4 11M105 66c1 4 0 8-3 11" fill="none" stroke="#ffd9b0" stroke-width="2" stroke-linecap="round"/>`,
)

const [shellHalo, shellLight] = halo('#ff9fb0', 0.26)
export const shell = drawing(
  shellHalo +
    linear('a', [
      [0, '#ffe3d8'],
      [0.5, '#ffa79d'],
      [1, '#d95a78'],
    ]) +
    linear('b', [
      [0, '#fff1ea'],
      [1, '#f08a8f'],
    ]),
  `${shellLight}<path d="M60 102c-6 0-12-3-15-8L17 62c-5-6-4-15 2-20 2-9 9-15 18-15 5-6 13-10 23-10s18 4 23 10c9 0 16 6 18 15 6 5 7 14 2 20L75 94c-3 5-9 8-15 8Z" fill="url(#a)"/><path d="M57 92 22 48M58 92 40 29M60 92V18M62 92l18-63M63 92l35-44" fill="none" stroke="#b93e62" stroke-opacity=".6" stroke-width="2.8" stroke-linecap="round"/><path d="M19 42c2-9 9-15 18-15 5-6 13-10 23-10s18 4 23 10c9 0 16 6 18 15" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-linecap="round"/><path d="M42 96c3-6 10-10 18-10s15 4 18 10c0 6-8 10-18 10s-18-4-18-10Z" fill="url(#b)"/><path d="M29 52c6-4 12-6 19-7M73 45c7 1 13 3 18 7" stroke="#fff" stroke-opacity=".4" stroke-width="2.4" stroke-linecap="round" fill="none"/>`,
)

const [lotusHalo, lotusLight] = halo('#d7a6ff', 0.32)
export const lotus = drawing(
  lotusHalo +
    linear('a', [
      [0, '#ffe9fb'],
      [0.55, '#e3a0ef'],
      [1, '#8c4fd0'],
    ]) +
    linear('b', [
      [0, '#fbd0ff'],
      [1, '#9a5bdc'],
    ]) +
    linear('c', [
      [0, '#2fae8f'],
      [1, '#0d5a5c'],
    ]) +
    radial('d', [
      [0, '#fff6c9'],
      [1, '#ffc94f'],
    ]),
  `${lotusLight}<path d="M10 86c14-9 32-11 50-11s36 2 50 11c-12 11-30 17-50 17S22 97 10 86Z" fill="url(#c)"/><path d="M60 92C36 92 16 78 10 54c18 0 34 8 44 24ZM60 92c24 0 44-14 50-38-18 0-34 8-44 24Z" fill="url(#b)" opacity=".9"/><path d="M58 92C38 84 26 62 28 36c17 8 28 24 32 44ZM62 92c20-8 32-30 30-56-17 8-28 24-32 44Z" fill="url(#a)"/><path d="M60 93C46 76 43 44 60 16c17 28 14 60 0 77Z" fill="url(#a)"/><path d="M60 28c-7 17-7 36-1 52M34 45c10 9 17 20 20 33M86 45c-10 9-17 20-20 33" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-linecap="round"/><circle cx="60" cy="84" r="7" fill="url(#d)"/>`,
)
