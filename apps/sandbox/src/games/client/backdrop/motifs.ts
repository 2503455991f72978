/** Pictures for backdrops in a square of 100, standing on y 100 unless they float. Gradient ids carry the name of the picture. */
const gradient = (id: string, stops: readonly string[], isRound = false) => {
  const tags = stops.map(
    (color, index) =>
      `<stop offset="${index / (stops.length - 1)}" stop-color="${color.slice(0, 7)}"${color.length > 7 ? ` stop-opacity="${color.slice(8)}"` : ''}/>`,
  )
  return isRound
    ? `<radialGradient id="${id}" cx=".36" cy=".32" r=".8">${tags.join('')}</radialGradient>`
    : `<linearGradient id="${id}" x2="0" y2="1">${tags.join('')}</linearGradient>`
}

/** A full moon in soft light; `glow` around it. */
export const moon = (light: string, shade: string, glow: string): string =>
  `${[50, 44, 38, 33].map((r) => `<circle cx="50" cy="50" r="${r}" fill="${glow}" opacity=".07"/>`).join('')}${gradient('moon', ['#ffffff', light, shade], true)}<circle cx="50" cy="50" r="27" fill="url(#moon)"/><g fill="${shade}" opacity=".32"><circle cx="41" cy="43" r="6"/><circle cx="57" cy="39" r="3.500"/><circle cx="61" cy="53" r="2.600"/><circle cx="47" cy="59" r="7.500"/><circle cx="35" cy="56" r="2.800"/></g>`

/** A sailing boat under its lamp, on the water. */
export const sailingBoat = (hull: string, sail: string, shade: string, lamp: string): string =>
  `<path d="M10 74H90C86 88 76 94 64 94H34C22 94 14 86 10 74Z" fill="${hull}"/><path d="M47 8V74" stroke="${hull}" stroke-width="3"/><path d="M50 8C68 28 76 48 78 68H50Z" fill="${sail}"/><path d="M44 18C32 36 24 52 20 68H44Z" fill="${shade}"/><path d="M10 74H90" stroke="${lamp}" stroke-width="2"/><circle cx="84" cy="66" r="12" fill="${lamp}" opacity=".2"/><circle cx="84" cy="66" r="3.500" fill="${lamp}"/>`

/** A terrace of houses with lit windows, 300 by 130, on y 0. */
export const houses = (walls: readonly string[], roof: string, lamp: string): string => {
  const row = [
    [6, 50, 92],
    [60, 44, 122],
    [108, 52, 98],
    [164, 42, 128],
    [210, 46, 104],
    [260, 36, 118],
  ] as const
  return row
    .map(([x, width, height], index) => {
      const wall = walls[index % walls.length] ?? roof
      let windows = ''
      for (let y = -height + 18; y < -14; y += 22)
        for (let at = x + 8; at < x + width - 10; at += 15) if ((at * 7 + y * 3 + index) % 5 !== 0) windows += `M${at} ${y}h7v11h-7z`
      const top =
        index % 2 === 0
          ? `M${x - 3} ${-height}L${x + width / 2} ${-height - 24}L${x + width + 3} ${-height}Z`
          : `M${x} ${-height}v-10h8v-9h8v-9h${width - 32}v9h8v9h8v10Z`
      return `<path d="${top}" fill="${roof}"/><rect x="${x}" y="${-height}" width="${width}" height="${height + 2}" fill="${wall}"/><path d="${windows}" fill="${lamp}"/>`
    })
    .join('')
}

/** A koi seen from above, swimming up to the right. */
export const koi = (id: string, body: string, fin: string, spot: string): string =>
  `<g transform="rotate(38 50 50)">${gradient(id, [fin, body, fin])}<path d="M52 82C44 92 40 98 30 100 36 90 38 84 44 76ZM54 82C60 92 66 98 76 98 68 90 64 84 60 76Z" fill="${fin}" opacity=".9"/><path d="M36 38C24 40 16 48 12 58 24 58 32 54 38 48ZM68 38C80 40 88 48 92 58 80 58 72 54 66 48Z" fill="${fin}" opacity=".85"/><path d="M52 4C68 10 72 34 68 52 66 66 58 78 52 86 46 78 38 66 36 52 32 34 36 10 52 4Z" fill="url(#${id})"/><path d="M44 22C50 14 60 18 60 28 58 38 46 36 44 22ZM54 46C62 42 68 50 62 58 54 62 48 54 54 46ZM46 64C52 60 56 66 54 72 50 76 44 72 46 64Z" fill="${spot}"/><circle cx="44" cy="14" r="1.800" fill="#150d0d"/><circle cx="60" cy="14" r="1.800" fill="#150d0d"/></g>`

/** A lily pad around 0, 100 across, with its notch. */
export const lilyPad = (light: string, dark: string): string =>
  `<circle cx="3" cy="5" r="46" fill="#000000" opacity=".25"/><path d="M0 0L46 -14A48 48 0 1 0 46 14Z" fill="${dark}"/><path d="M0 0L42 -10A44 44 0 1 0 42 12Z" fill="${light}" opacity=".75"/><path d="M0 0-34-22M0 0-40 6M0 0-22 36M0 0 4-40M0 0 12 38" stroke="${dark}" stroke-width="1.600" fill="none"/>`

/** A paper lantern that glows. */
export const lantern = (body: string, shade: string, glow: string): string =>
  `${[48, 38, 29].map((r) => `<circle cx="50" cy="50" r="${r}" fill="${glow}" opacity=".11"/>`).join('')}${gradient('lantern', [body, glow, shade])}<path d="M50 10V28" stroke="${glow}" stroke-width="2"/><path d="M38 30H62C72 38 74 44 74 50S72 64 62 72H38C28 64 26 58 26 50S28 38 38 30Z" fill="url(#lantern)"/><path d="M40 30C34 42 34 58 40 72M60 30C66 42 66 58 60 72M50 30V72" stroke="${shade}" stroke-width="1.400" fill="none" opacity=".6"/><rect x="38" y="26" width="24" height="5" rx="2" fill="${shade}"/><rect x="40" y="71" width="20" height="4" rx="2" fill="${shade}"/><path d="M46 76V88M50 76V92M54 76V88" stroke="${glow}" stroke-width="1.600"/>`

/** A great whale from its side. */
export const whale = (back: string, belly: string, shade: string): string =>
  `<g transform="translate(0 12)">${gradient('whale', [back, shade])}<path d="M4 46C8 26 30 18 52 22 68 25 80 34 87 42 89 34 94 28 100 26 100 36 97 42 93 46 97 50 100 56 99 64 93 62 88 56 86 50 74 62 56 68 38 66 18 66 5 58 4 46Z" fill="url(#whale)"/><path d="M5 50C16 48 26 52 36 57 54 60 72 56 85 50 74 62 56 68 38 66 20 66 8 59 5 50Z" fill="${belly}" opacity=".75"/><path d="M36 58C36 68 30 78 20 80 20 70 24 62 30 57Z" fill="${shade}"/><path d="M8 53C18 53 26 58 34 62M12 58C20 59 26 62 32 65" stroke="${shade}" stroke-width="1" fill="none" opacity=".6"/><circle cx="22" cy="46" r="1.600" fill="#0a1020"/><path d="M6 42C12 28 32 21 52 24" stroke="#ffffff" stroke-width="1.600" fill="none" opacity=".4"/></g>`

/** A jellyfish that drifts, lit from within. */
export const jellyfish = (id: string, light: string, body: string, arms: string): string =>
  `${gradient(id, [`#ffffff/.95`, `${light}/.9`, `${body}/.75`])}<circle cx="50" cy="34" r="40" fill="${light}" opacity=".12"/><path d="M30 44C26 60 36 68 28 92M70 44C74 60 64 68 72 92M40 46C36 66 46 76 40 99M60 46C64 66 54 76 60 99" stroke="${arms}" stroke-width="1.700" fill="none" opacity=".75"/><path d="M43 44C36 58 50 66 44 84 52 72 46 62 52 54 54 64 62 68 58 82 68 68 56 58 58 44Z" fill="${arms}" opacity=".6"/><path d="M22 42C20 16 34 6 50 6S80 16 78 42C74 48 69 43 65 46S54 44 50 47 39 43 35 46 26 48 22 42Z" fill="url(#${id})"/><path d="M36 40C35 24 42 18 50 18S65 24 64 40C59 43 41 43 36 40Z" fill="${arms}" opacity=".4"/><path d="M28 32C29 20 35 13 44 11" stroke="#ffffff" stroke-width="2" fill="none" opacity=".8"/>`

/** A gothic arch of a drowned nave. */
export const arch = (stone: string, shade: string, light: string): string =>
  `${gradient('arch', [`${light}/.55`, `${light}/.05`])}<path d="M8 100V44C8 22 34 12 50 0 66 12 92 22 92 44V100H80V46C80 32 62 24 50 15 38 24 20 32 20 46V100Z" fill="${stone}"/><path d="M20 100V46C20 32 38 24 50 15 62 24 80 32 80 46V100Z" fill="url(#arch)"/><path d="M14 100V45C14 26 36 18 50 7M86 100V45C86 26 64 18 50 7" stroke="${light}" stroke-width="1" fill="none" opacity=".45"/><path d="M50 15V100M34 32V100M66 32V100" stroke="${stone}" stroke-width="2.400"/><circle cx="50" cy="40" r="10" fill="none" stroke="${stone}" stroke-width="3"/><path d="M20 62H80" stroke="${stone}" stroke-width="2.400"/><path d="M4 100V92H24V100ZM76 100V92H96V100Z" fill="${shade}"/>`

/** A rose window of colored glass. */
export const roseWindow = (stone: string, light: string): string => {
  const glass = ['#ffd98a', '#7fe0ff', '#ff9d9d', '#9dffd6', '#d7a6ff', '#ffd98a', '#7fe0ff', '#ff9d9d']
  const petals = glass.map(
    (color, at) =>
      `<path d="M50 44C42 36 41 24 50 14 59 24 58 36 50 44Z" fill="${color}" opacity=".9" transform="rotate(${at * 45} 50 50)"/><circle cx="50" cy="12" r="3.400" fill="${glass[(at + 3) % 8]}" transform="rotate(${at * 45 + 22.5} 50 50)"/>`,
  )
  return `<circle cx="50" cy="50" r="49" fill="${light}" opacity=".1"/><circle cx="50" cy="50" r="43" fill="${stone}"/>${petals.join('')}<circle cx="50" cy="50" r="6" fill="#fff3cf"/><circle cx="50" cy="50" r="43" fill="none" stroke="${light}" stroke-width="2.400"/><circle cx="50" cy="50" r="38.500" fill="none" stroke="${light}" stroke-width=".8" opacity=".6"/>`
}

/** A giant shell open around its pearl. */
export const shell = (light: string, mid: string, dark: string): string =>
  `${gradient('shell', [light, mid, dark])}${gradient('pearl', ['#ffffff', '#fff3ee', '#c9b6d8'], true)}<circle cx="50" cy="60" r="40" fill="#ffffff" opacity=".1"/><path d="M4 62C2 34 22 16 50 15 78 16 98 34 96 62 84 69 68 71 50 71S16 69 4 62Z" fill="url(#shell)"/><path d="M50 70V17M36 69 27 23M64 69 73 23M22 67 12 35M78 67 88 35" stroke="${dark}" stroke-width="1.300" opacity=".5"/><path d="M3 68C16 78 30 80 50 80S84 78 97 68C96 88 78 99 50 99S4 88 3 68Z" fill="${dark}"/><path d="M3 68C16 78 30 80 50 80S84 78 97 68" stroke="${light}" stroke-width="2" fill="none"/><circle cx="50" cy="68" r="14" fill="url(#pearl)"/>`

/** A diver on the way down, in the light. */
export const diver = (suit: string, light: string): string =>
  `<circle cx="50" cy="50" r="48" fill="${light}" opacity=".1"/><g stroke="${suit}" fill="none"><path d="M36 66 58 42" stroke-width="12"/><path d="M58 42 70 30 72 16M58 42 76 36 88 26" stroke-width="6.500"/><path d="M38 64 22 74M40 66 30 86" stroke-width="4.500"/></g><g fill="${suit}"><circle cx="28" cy="72" r="7.500"/><path d="M69 18 64-2C72-2 80 2 82 6L75 18ZM86 28 100 12C104 18 104 28 101 33L90 31Z"/></g><path d="M23 74l4 4 6-4" stroke="${light}" stroke-width="2" fill="none" opacity=".8"/><g fill="none" stroke="${light}"><circle cx="18" cy="58" r="2.400"/><circle cx="24" cy="46" r="3.600"/><circle cx="19" cy="34" r="2"/><circle cx="28" cy="22" r="3"/></g>`

/** An arm that rises from the dark and curls. */
export const tentacle = (id: string, skin: string, shade: string, sucker: string, isMirrored = false): string =>
  `<g${isMirrored ? ' transform="translate(100 0) scale(-1 1)"' : ''}>${gradient(id, [skin, shade])}<path d="M18 100C8 72 14 48 36 34 54 23 74 26 78 42 81 56 66 64 57 56 51 50 56 42 62 45 56 40 48 46 50 56 53 70 78 72 87 54 96 32 74 8 46 14 12 22-4 58 2 100Z" fill="url(#${id})"/><path d="M15 92C8 70 14 52 34 40M40 36C52 30 66 32 71 42" stroke="${sucker}" stroke-width="3.200" stroke-dasharray="0 7.500" fill="none" opacity=".85"/></g>`

/** The great eye of who keeps the floor. */
export const octopus = (skin: string, shade: string, light: string): string =>
  `${gradient('octopus', [light, skin, shade])}<circle cx="50" cy="50" r="48" fill="${skin}" opacity=".14"/><path d="M50 6C76 6 86 28 82 50 80 62 74 70 77 80 80 87 88 86 91 80 93 92 80 98 70 91 68 98 60 99 56 92 53 97 47 97 44 92 40 99 32 98 30 91 20 98 7 92 9 80 12 86 20 87 23 80 26 70 20 62 18 50 14 28 24 6 50 6Z" fill="url(#octopus)"/><g fill="#fff3e6"><ellipse cx="37" cy="60" rx="9" ry="10"/><ellipse cx="63" cy="60" rx="9" ry="10"/></g><g fill="#0c0a22"><ellipse cx="38" cy="61" rx="3.600" ry="7"/><ellipse cx="62" cy="61" rx="3.600" ry="7"/></g><g fill="#ffffff" opacity=".4"><circle cx="36" cy="26" r="5"/><circle cx="56" cy="20" r="3.600"/><circle cx="68" cy="34" r="5"/><circle cx="50" cy="36" r="3"/></g>`

/** A folded boat of paper with its candle. */
export const paperBoat = (id: string, light: string, shade: string, flame: string): string =>
  `${[46, 36, 27].map((r) => `<circle cx="50" cy="52" r="${r}" fill="${flame}" opacity=".1"/>`).join('')}${gradient(id, ['#fffaf0', light, shade])}<path d="M50 18 72 66H28Z" fill="#fff6e8"/><path d="M50 18 72 66H52Z" fill="${shade}"/><path d="M46 60C42 51 48 47 49 37 56 46 58 51 54 60Z" fill="${flame}"/><path d="M4 58 28 67H72L96 58 78 92H22Z" fill="url(#${id})"/><path d="M4 58 28 67 22 92ZM96 58 72 67 78 92Z" fill="${shade}" opacity=".4"/><path d="M28 67H72L50 76Z" fill="#ffffff" opacity=".6"/>`

/** Hills far away, 300 by 60, on y 0. */
export const hills = (color: string): string => `<path d="M0 2V-24C40-46 70-44 110-30S200-52 300-24V2Z" fill="${color}"/>`

/** A small fish as a shadow, around 0 and 100 long. */
export const fish = (color: string): string =>
  `<path d="M-34 0C-18-22 16-24 42 0 16 24-18 22-34 0ZM-28 0L-50-18C-45-6-45 6-50 18Z" fill="${color}"/>`

/** Pearls on a thread, hung from both sides: they grow toward the one in the middle. */
export const pearlStrand = (light: string, shade: string, thread: string): string => {
  const pearls = Array.from({ length: 11 }, (_, at) => {
    const part = at / 10
    return [6 + part * 88, 8 + Math.sin(part * Math.PI) * 50, 3.2 + Math.sin(part * Math.PI) * 3.6] as const
  })
  const drop = `<circle cx="50" cy="80" r="26" fill="${light}" opacity=".1"/><circle cx="50" cy="80" r="18" fill="${light}" opacity=".14"/><path d="M50 65V70" stroke="${thread}" stroke-width="1.200"/><circle cx="50" cy="80" r="10.500" fill="url(#strand)"/>`
  return `${gradient('strand', ['#ffffff', light, shade], true)}<path d="M2 0C14 40 34 60 50 60S86 40 98 0" fill="none" stroke="${thread}" stroke-width=".9" opacity=".7"/>${pearls.map(([x, y, r]) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="url(#strand)"/>`).join('')}${drop}`
}

/** A starfish on the sand, seen from above. */
export const starfish = (light: string, body: string, dots: string): string => {
  const arm = `<path d="M50 50C40 40 42 22 46 10Q50 2 54 10C58 22 60 40 50 50Z" fill="url(#starfish)"/><path d="M50 42V14" stroke="${dots}" stroke-width="2.600" stroke-dasharray="0 5.500"/>`
  const arms = Array.from({ length: 5 }, (_, at) => `<g transform="rotate(${at * 72 + 14} 50 52)">${arm}</g>`).join('')
  return `${gradient('starfish', [light, body])}<ellipse cx="54" cy="58" rx="40" ry="36" fill="#000000" opacity=".22"/>${arms}<circle cx="50" cy="52" r="8" fill="${body}"/><circle cx="50" cy="52" r="3" fill="${dots}"/>`
}

/** A sea anemone that sways on its stone. */
export const anemone = (tip: string, arm: string, foot: string, stone: string): string => {
  const arms = Array.from({ length: 13 }, (_, at) => {
    const lean = (at - 6) / 6
    const [x, y] = [50 + lean * 44, 22 + Math.abs(lean) ** 1.6 * 34 + (at % 2) * 7]
    return `<path d="M${(50 + lean * 15).toFixed(1)} 72C${(50 + lean * 20).toFixed(1)} 52 ${(50 + lean * 44).toFixed(1)} ${(y + 22).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}" stroke="${at % 2 ? arm : tip}" stroke-width="5.500" fill="none"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.600" fill="${tip}"/>`
  })
  return `${gradient('anemone', [arm, foot])}<path d="M6 100C4 86 20 78 50 78S96 86 94 100Z" fill="${stone}"/>${arms.join('')}<path d="M30 70C30 62 70 62 70 70L74 90C64 96 36 96 26 90Z" fill="url(#anemone)"/><ellipse cx="50" cy="69" rx="20" ry="5" fill="${foot}" opacity=".55"/>`
}

/** A pebble around 0, 100 across, with the light on its back. */
export const pebble = (light: string, dark: string): string =>
  `<ellipse cx="5" cy="9" rx="48" ry="36" fill="#000000" opacity=".22"/><ellipse rx="46" ry="34" fill="${dark}"/><path d="M-34-8C-26-26 2-32 22-24 6-24-16-20-34-8Z" fill="${light}" opacity=".65"/>`

/** A bell in its frame on the pier, with the rings of its sound. */
export const bellFrame = (wood: string, shade: string, brass: string, dark: string, sound: string): string =>
  `${gradient('bell', ['#fff3cf', brass, dark])}${[46, 38, 30].map((r, at) => `<circle cx="50" cy="52" r="${r}" fill="none" stroke="${sound}" stroke-width="1.400" opacity="${0.14 + at * 0.12}"/>`).join('')}<circle cx="50" cy="54" r="26" fill="${brass}" opacity=".12"/><path d="M13 16H21V100H13ZM79 16H87V100H79Z" fill="${shade}"/><path d="M6 8H94V17H6Z" fill="${wood}"/><path d="M21 34 36 17H29L21 26ZM79 34 64 17H71L79 26Z" fill="${shade}"/><path d="M46 17H54V26H46Z" fill="${dark}"/><path d="M50 24C62 24 66 34 67 48 68 60 72 66 78 71H22C28 66 32 60 33 48 34 34 38 24 50 24Z" fill="url(#bell)"/><path d="M21 70H79V76H21Z" fill="${dark}"/><circle cx="50" cy="81" r="6" fill="${dark}"/><path d="M40 36C38 44 38 54 35 62" stroke="#ffffff" stroke-width="2.400" fill="none" opacity=".65"/>`

/** Masts and hulls of a harbor at night, 300 by 140, on y 0. */
export const masts = (hull: string, lamp: string): string =>
  (
    [
      [16, 56, 104, 1],
      [92, 40, 76, -1],
      [148, 62, 124, 1],
      [232, 46, 88, -1],
    ] as const
  )
    .map(([x, width, height, lean]) => {
      const mast = x + width * 0.5
      return `<path d="M${x} -13H${x + width}C${x + width - 3} -4 ${x + width - 10} 2 ${x + width - 16} 2H${x + 14}C${x + 8} 2 ${x + 2} -4 ${x} -13Z" fill="${hull}"/><path d="M${mast} -10V${-height}M${mast} ${-height * 0.72}h${lean * width * 0.34}M${mast} ${-height}L${x + 4} -13M${mast} ${-height}L${x + width - 4} -13" stroke="${hull}" stroke-width="2" fill="none"/><circle cx="${mast}" cy="${-height}" r="7" fill="${lamp}" opacity=".25"/><circle cx="${mast}" cy="${-height}" r="2.200" fill="${lamp}"/><path d="M${x + width * 0.28} -9h5M${x + width * 0.62} -9h5" stroke="${lamp}" stroke-width="2.600"/>`
    })
    .join('')

/** A ship's lantern of brass on its hook, lit. */
export const shipLantern = (brass: string, dark: string, glow: string): string =>
  `${gradient('brass', [dark, brass, dark])}${gradient('flame', ['#fff6d0', glow, `${glow}/.7`], true)}${[49, 40, 31].map((r) => `<circle cx="50" cy="54" r="${r}" fill="${glow}" opacity=".12"/>`).join('')}<path d="M50-40V12" stroke="${dark}" stroke-width="2.400"/><circle cx="50" cy="15" r="6" fill="none" stroke="${brass}" stroke-width="3"/><path d="M33 30C34 23 42 20 50 20S66 23 67 30Z" fill="url(#brass)"/><path d="M35 32H65L70 76H30Z" fill="url(#flame)" opacity=".92"/><path d="M50 40C56 50 60 56 58 64 56 70 44 70 42 64 41 56 46 52 47 46Z" fill="#ffffff" opacity=".9"/><path d="M42 32 39 76M58 32 61 76M32 55H68" stroke="${dark}" stroke-width="2.200" fill="none"/><path d="M27 76H73L77 86H23Z" fill="url(#brass)"/>`

/** A lighthouse on its rock; its beam goes to the left. */
export const lighthouse = (wall: string, shade: string, stripe: string, light: string, rock: string): string =>
  `${gradient('tower', [wall, shade])}<linearGradient id="beam" x1="1" x2="0"><stop stop-color="${light}" stop-opacity=".55"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></linearGradient><path d="M58 24-120-14V62L58 30Z" fill="url(#beam)"/><circle cx="58" cy="27" r="20" fill="${light}" opacity=".16"/><circle cx="58" cy="27" r="11" fill="${light}" opacity=".3"/><path d="M46 40H70L76 90H40Z" fill="url(#tower)"/><path d="M44.900 50H71.200L72.400 60H43.600ZM42.200 71H73.800L75 81H41Z" fill="${stripe}"/><path d="M55 90V80a3.500 3.500 0 0 1 7 0V90Z" fill="${shade}"/><path d="M43 36H73V41H43Z" fill="${shade}"/><path d="M49 20H67V36H49Z" fill="${light}"/><path d="M55 20V36M61 20V36" stroke="${shade}" stroke-width="1.600"/><path d="M46 20 58 9 70 20Z" fill="${stripe}"/><path d="M58 9V3" stroke="${stripe}" stroke-width="2"/><path d="M6 100C14 88 26 92 34 86 44 84 74 84 82 88 92 88 98 96 100 100Z" fill="${rock}"/>`

/** The stones of a breakwater, 300 by 64, on y 0. */
export const stones = (light: string, body: string, dark: string): string => {
  const row = [
    [18, 26, 22],
    [62, 31, 30],
    [112, 28, 24],
    [156, 33, 34],
    [206, 28, 26],
    [250, 32, 32],
    [290, 24, 22],
  ] as const
  const stone = (x: number, y: number, rx: number, ry: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#stone)"/><path d="M${x - rx * 0.62} ${y - ry * 0.42}Q${x - rx * 0.1} ${y - ry * 1.08} ${x + rx * 0.5} ${y - ry * 0.62}" stroke="${light}" stroke-width="1.800" fill="none" opacity=".5"/>`
  return `${gradient('stone', [body, dark])}${row.map(([x, rx, ry], at) => stone(x + 20, -ry * 0.9 - 14 + (at % 2) * 5, rx * 0.8, ry * 0.8)).join('')}${row.map(([x, rx, ry]) => stone(x, -ry * 0.35, rx, ry)).join('')}<path d="M-10 0H310V40H-10Z" fill="${dark}"/>`
}

/** A lantern of paper afloat, with its light on the water. */
export const floatingLantern = (id: string, paper: string, shade: string, glow: string): string =>
  `${gradient(id, ['#fff6d8', paper, shade])}${[46, 36, 26].map((r) => `<circle cx="50" cy="58" r="${r}" fill="${glow}" opacity=".1"/>`).join('')}<path d="M27 40C27 32 37 28 50 28S73 32 73 40L76 80H24Z" fill="url(#${id})"/><path d="M38 30C35 44 34 64 35 80M62 30C65 44 66 64 65 80M25 60H75" stroke="${shade}" stroke-width="1.300" fill="none" opacity=".55"/><ellipse cx="50" cy="81" rx="32" ry="6" fill="${shade}"/><path d="M30 90H70M36 96H64" stroke="${glow}" stroke-width="2.200" opacity=".5"/>`
