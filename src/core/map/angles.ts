export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const degrees = (angle: number): number => (angle * 180) / Math.PI;
