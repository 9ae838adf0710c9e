export { pagePicture, pngOf } from './png.ts';
export { posterOf } from './poster.ts';
export { PREVIEW, previewOf } from './preview.ts';
