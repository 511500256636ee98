import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

async function built(name: 'kakao' | 'naver'): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`as-script/${name}.ts`, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/** The fakes as the scripts that a browser would get from the services themselves. */
export async function buildFakeScripts(): Promise<{ kakao: string; naver: string }> {
  const [kakao, naver] = await Promise.all([built('kakao'), built('naver')]);
  return { kakao, naver };
}
