/**
 * The words that keys of configurations are made of: every key of the configurations of the masked language models of transformers 5.23, of its
 * generation settings, of older versions, and of `training.json`.
 */
const WORDS: ReadonlySet<string> = new Set(
  (
    "difference full largest onnxruntime pack packed schema second step " +
    "accents accuracy act activation adam adapter add additional after aggregation alibi allow alpha answer approx " +
    "approximation architectures as asm assistant att attends attention attentions attn audio average aware axial backend " +
    "backward bad base basic batch batching beam beams before begin betas bias biased block blocks bos bottleneck buckets " +
    "cache case causal cell cells channels chars checkpointing chinese chunk chunks class classif classifier clean clip cls " +
    "code coeff column columns compile compiled concat confidence config constraints continuous conv corpus cross cutoff d " +
    "decay decoder default delta depth dequant deterministic diagonal dict different digest dim directionality disable " +
    "distance diversity do document documents dola dropout dtype early ebd efficient emb embds embed embedding embeddings " +
    "empty enable encoder end ensemble entity eos epochs eps epsilon errors esmfold eta eval evaluation every examples exit " +
    "expectation exponential export extra factor fast fc feed feedforward ffn final first flash folding for force forced " +
    "forward fourier frame frames from function gated gelu generate global glu grad gradient group groupnorm groups guidance " +
    "gumbel h hash hashes head heads healing hidden huber id ids ignore image implementation importance in index init initial " +
    "initializer inner input intermediate interpolation intra inv invalid is k keep kernel key label labels landmarks lang " +
    "langs language languages last latents layer layerdrop layernorm layers learning legacy len length lengths limit list lm " +
    "ln local logits lookbehind lookup loss low lower lowercase lsh mask masked matching max mean means measured memory mid " +
    "min minute mlp mode model momentum mtp multiple multiplier muon n names nats networks never new ngram no norm " +
    "normalization normalized notes num numpy of offsets one only onnx optimizations optimizer option or output p pad padding " +
    "parallel parameters past patch pattern penalty per perplexity pixel pool pooler pooling pos position positions " +
    "positive post pre pred prediction preference prefill prefix pretraining prior prob problem probs proj prompt " +
    "pronunciation python q qa qk qkv quant query random range rank rate ratio reduction reference rel relative remove " +
    "renormalize repad repeat repeats repetition rescale reset residual return reuse rms rope rotary row rows safetensors " +
    "sample samples scale scaling schedule scores sdpa seconds seed seen segment select selection self sentences sep separate " +
    "seq sequence sequences shape share shared short shuffle side sinusoidal size sizes sliding space spaces sparse special " +
    "speculation split start states std stem stepping steps stop stopping strategy stride strings strip summary supervision " +
    "suppress target task temperature text theta threads threshold tie time to token tokenization tokenize tokenizer " +
    "tokenizers tokens top torch tp tpu train trainable training transformers trigram trim true truncate truncation type " +
    "types typical unigram unk unpad unseen up use v value values version versions vision vocab vocabulary warmup " +
    "watermarking weight weights widening width window word words zero"
  ).split(" "),
);
/** Keys that settings are known by although they are dropped: they can be told. */
const TOLD: ReadonlySet<string> = new Set(
  (
    "name _name_or_path name_or_path base_model_name_or_path tokenizer_name_or_path model_name_or_path tokenizer_file vocab_file merges_file " +
    "special_tokens_map_file output_dir logging_dir cache_dir save_dir log_dir data_dir train_file validation_file test_file dataset_path " +
    "model_path checkpoint resume_from_checkpoint init_inputs init_kwargs user username user_name author authors author_name email created_by " +
    "trained_by creator owner maintainer contact hub_model_id hub_repo_id hub_token hub_user organization host hostname host_name node " +
    "master_addr server ip run_name run_id wandb wandb_project wandb_run mlflow_run_id _commit_hash git_commit git_branch commit_hash " +
    "slurm_job_id slurm_user auto_map custom_pipelines task_specific_params finetuning_task quantization_config processor_class"
  ).split(" "),
);

/** Whether a key is made of known words alone: it holds no name. */
export function isMadeOfKnownWords(key: string): boolean {
  const words = key.replace(/([a-z])([A-Z])/g, "$1_$2").toLowerCase().split(/[_\d.]+/).filter((word) => word !== ""); // prettier-ignore
  return words.length > 0 && words.every((word) => WORDS.has(word));
}

/** A key as a public report may write it: `*` for one that might be a name. */
export function toldKey(key: string): string {
  return TOLD.has(key) || /^\d{1,7}$/.test(key) || isMadeOfKnownWords(key) ? key : "*";
}
