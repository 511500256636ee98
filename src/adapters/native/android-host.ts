/** Name of the interface that the Android shell injects, with one method `post(json)`. */
export const ANDROID_HOST = 'HankanAndroid';
