export const voipPath = '/demo/voip'
