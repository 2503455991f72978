export const rewardsAddress = '/rewards'
export const earnFreeSpinAddress = '/earn-free-spin'
