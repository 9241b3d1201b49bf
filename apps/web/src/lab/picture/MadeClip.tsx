/** A clip that was made, played in the dialog and saved from there. */
import { say } from '@lanelab/messages/pictures';
import { useEffect, useState } from 'react';
import { formatDecimal } from '../../base/format/number.ts';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { download } from '../../base/ui/download.ts';
import { DownloadIcon } from '../../base/ui/icons.tsx';
import styles from './PictureDialog.module.css';

const KILO = 1000;

/** “318 kB”, “2.4 MB”. */
const sizeWords = (octets: number): string =>
  octets < KILO * KILO ? `${Math.ceil(octets / KILO)} kB` : `${formatDecimal(octets / KILO / KILO, 1)} MB`;

interface MadeClipProps {
  readonly file: Blob;
  readonly name: string;
}

export function MadeClip({ file, name }: MadeClipProps) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const save = () => {
    download(name, file);
    announce(say('saved', { file: name }));
  };
  return (
    <>
      {address === null ? null : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the clip has no sound
        <video
          className={styles.clip}
          src={address}
          controls
          loop
          muted
          aria-label={say('clip.preview')}
          data-testid="clip-preview"
        />
      )}
      <p>
        <Button kind="main" onPress={save} data-testid="save-clip">
          <DownloadIcon />
          {say('save.webm', { size: sizeWords(file.size) })}
        </Button>
      </p>
    </>
  );
}
