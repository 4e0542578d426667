"""The masked language model as an ONNX graph, written node by node from its state dict.

Why not torch's exporter: it renames weights and stores the tied embedding twice. Here every initialiser has the name, layout
and 16-bit value that `model.safetensors` has, so a tool can edit both alike. Each is cast to 32 bits where it is used, which
onnxruntime folds when it loads the graph.

Inputs `input_ids` and `attention_mask`, int64 `[batch, sequence]`; output `logits`, float32 `[batch, sequence, vocabulary]`.
"""

import numpy as np
from onnx import TensorProto, checker, helper, numpy_helper

OPSET = 17  # the first with LayerNormalization
IR_VERSION = 8
EMBEDDINGS = "roberta.embeddings"
WORDS = f"{EMBEDDINGS}.word_embeddings.weight"


class _Graph:
    def __init__(self, weights, config):
        self.weights, self.config = weights, config
        self.nodes, self.initializers = [], {}
        self.casts = {}

    def add(self, op, inputs, name, **attributes):
        """Adds a node whose only output has the node's name, and returns that name."""
        self.nodes.append(helper.make_node(op, inputs, [name], name=name, **attributes))
        return name

    def stored(self, name):
        self.initializers[name] = numpy_helper.from_array(self.weights[name], name)
        return name

    def weight(self, name):
        """The weight as 32 bits."""
        if name not in self.casts:
            self.casts[name] = self.add("Cast", [self.stored(name)], f"{name}/float32", to=TensorProto.FLOAT)
        return self.casts[name]

    def constant(self, name, value):
        self.initializers[name] = numpy_helper.from_array(value, name)
        return name

    def linear(self, x, prefix, name, weight=None, bias=None):
        """x·Wᵀ + b. Torch stores W as [out, in], and so do we."""
        weight, bias = weight or f"{prefix}.weight", bias or f"{prefix}.bias"
        transposed = self.add("Transpose", [self.weight(weight)], f"{name}/transposed", perm=[1, 0])
        return self.add("Add", [self.add("MatMul", [x, transposed], f"{name}/product"), self.weight(bias)], name)

    def norm(self, x, prefix, name):
        inputs = [x, self.weight(f"{prefix}.weight"), self.weight(f"{prefix}.bias")]
        return self.add("LayerNormalization", inputs, name, axis=-1, epsilon=self.config["layer_norm_eps"])

    def gelu(self, x, name):
        """x · (1 + erf(x / √2)) / 2"""
        erf = self.add("Erf", [self.add("Mul", [x, "sqrt_half"], f"{name}/scaled")], f"{name}/erf")
        return self.add("Mul", [self.add("Mul", [x, "half"], f"{name}/half"), self.add("Add", [erf, "one"], f"{name}/gate")], name)

    def lookup(self, name, indices, output):
        rows = self.add("Gather", [self.stored(name), indices], f"{output}/rows")
        return self.add("Cast", [rows], output, to=TensorProto.FLOAT)

    def embed(self):
        # RoBERTa's positions: padding stays at the padding id, the others count on from it.
        pad = self.constant("pad_token_id", np.array(self.config["pad_token_id"], dtype=np.int64))
        padding = self.add("Equal", ["input_ids", pad], "positions/padding")
        real = self.add("Cast", [self.add("Not", [padding], "positions/real")], "positions/ones", to=TensorProto.INT64)
        count = self.add("CumSum", [real, self.constant("axis", np.array(1, dtype=np.int64))], "positions/count")
        positions = self.add("Add", [self.add("Mul", [count, real], "positions/counted"), pad], "positions")
        words = self.lookup(WORDS, "input_ids", "embeddings/words")
        places = self.lookup(f"{EMBEDDINGS}.position_embeddings.weight", positions, "embeddings/positions")
        types = self.weight(f"{EMBEDDINGS}.token_type_embeddings.weight")  # one row: broadcast
        total = self.add("Add", [self.add("Add", [words, types], "embeddings/typed"), places], "embeddings/sum")
        return self.norm(total, f"{EMBEDDINGS}.LayerNorm", "embeddings")

    def attention_bias(self):
        """0 where a token may be looked at, the lowest number where not; [batch, 1, 1, sequence]."""
        mask = self.add("Cast", ["attention_mask"], "attention/mask", to=TensorProto.FLOAT)
        hidden = self.add("Sub", ["one", mask], "attention/hidden")
        low = self.constant("lowest", np.array(np.finfo(np.float32).min, dtype=np.float32))
        row = self.add("Mul", [hidden, low], "attention/row")
        return self.add("Unsqueeze", [row, self.constant("axes", np.array([1, 2], dtype=np.int64))], "attention/bias")

    def attend(self, x, prefix, name):
        heads = {}
        for part, perm in (("query", [0, 2, 1, 3]), ("key", [0, 2, 3, 1]), ("value", [0, 2, 1, 3])):
            projected = self.linear(x, f"{prefix}.self.{part}", f"{name}/{part}")
            split = self.add("Reshape", [projected, "split_heads"], f"{name}/{part}/split")
            heads[part] = self.add("Transpose", [split], f"{name}/{part}/heads", perm=perm)
        scores = self.add("MatMul", [heads["query"], heads["key"]], f"{name}/product")
        scores = self.add("Add", [self.add("Mul", [scores, "head_scale"], f"{name}/scaled"), "attention/bias"], f"{name}/scores")
        weighted = self.add("MatMul", [self.add("Softmax", [scores], f"{name}/weights", axis=-1), heads["value"]], f"{name}/weighted")
        joined = self.add("Transpose", [weighted], f"{name}/joined", perm=[0, 2, 1, 3])
        return self.add("Reshape", [joined, "join_heads"], name)

    def layer(self, x, index):
        prefix, name = f"roberta.encoder.layer.{index}", f"layer.{index}"
        context = self.attend(x, f"{prefix}.attention", f"{name}/attention")
        context = self.linear(context, f"{prefix}.attention.output.dense", f"{name}/attention/output")
        x = self.norm(self.add("Add", [context, x], f"{name}/attention/sum"), f"{prefix}.attention.output.LayerNorm", f"{name}/attended")
        inner = self.gelu(self.linear(x, f"{prefix}.intermediate.dense", f"{name}/intermediate"), f"{name}/gelu")
        inner = self.linear(inner, f"{prefix}.output.dense", f"{name}/dense")
        return self.norm(self.add("Add", [inner, x], f"{name}/sum"), f"{prefix}.output.LayerNorm", name)

    def predict(self, x):
        x = self.gelu(self.linear(x, "lm_head.dense", "head/dense"), "head/gelu")
        x = self.norm(x, "lm_head.layer_norm", "head/norm")
        return self.linear(x, "lm_head.decoder", "logits", weight=WORDS, bias="lm_head.bias")  # tied: the embedding again


def build_onnx(weights, config):
    """The ONNX model of a RobertaForMaskedLM: `weights` maps state dict names to float16 arrays, `config` is config.json."""
    heads = config["num_attention_heads"]
    size = config["hidden_size"] // heads
    graph = _Graph(weights, config)
    for name, value in (("one", 1), ("half", 0.5), ("sqrt_half", 0.5**0.5), ("head_scale", size**-0.5)):
        graph.constant(name, np.array(value, dtype=np.float32))
    graph.constant("split_heads", np.array([0, 0, heads, size], dtype=np.int64))
    graph.constant("join_heads", np.array([0, 0, heads * size], dtype=np.int64))
    x = graph.embed()
    graph.attention_bias()
    for index in range(config["num_hidden_layers"]):
        x = graph.layer(x, index)
    graph.predict(x)
    unused = set(weights) - set(graph.initializers)
    if unused:
        raise AssertionError(f"weights the graph does not use: {sorted(unused)}")
    dims = ["batch", "sequence"]
    model = helper.make_model(
        helper.make_graph(
            graph.nodes,
            "roberta_masked_lm",
            [helper.make_tensor_value_info(name, TensorProto.INT64, dims) for name in ("input_ids", "attention_mask")],
            [helper.make_tensor_value_info("logits", TensorProto.FLOAT, [*dims, config["vocab_size"]])],
            list(graph.initializers.values()),
        ),
        opset_imports=[helper.make_opsetid("", OPSET)],
        ir_version=IR_VERSION,
        producer_name="unname",
    )
    checker.check_model(model, full_check=True)
    return model
