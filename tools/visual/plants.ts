/** What the canary plants: three changes of a picture, one of them too pale to read by day, and a run that takes no pictures at all. */
export const plants = ['pixel', 'move', 'color', 'blind'] as const
export type Plant = (typeof plants)[number]
